"""What a hand can touch, drawn and driven: buttons, switches, lists, text fields, scrolling views."""

from lordsball.ui.widgets.button import Button, cap_width, draw_key_cap
from lordsball.ui.widgets.choices import ChoiceList, Dropdown
from lordsball.ui.widgets.group import WidgetGroup
from lordsball.ui.widgets.scroll import Heading, RichText, ScrollView
from lordsball.ui.widgets.switches import Segmented, Slider, Toggle
from lordsball.ui.widgets.text_field import TextField
from lordsball.ui.widgets.widget import Box, State, Widget

__all__ = [
    "Box", "Button", "ChoiceList", "Dropdown", "Heading", "RichText", "ScrollView", "Segmented", "Slider", "State",
    "TextField", "Toggle", "Widget", "WidgetGroup", "cap_width", "draw_key_cap",
]  # fmt: skip
