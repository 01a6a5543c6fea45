"""What a hand can touch: buttons, switches, lists, text fields, scrolling views."""

from lordsball.ui.kit.widgets.button import Button, cap_width, draw_key_cap
from lordsball.ui.kit.widgets.choices import ChoiceList, Dropdown
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.kit.widgets.scroll import Heading, RichText, ScrollView
from lordsball.ui.kit.widgets.switches import Segmented, Slider, Toggle
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box, State, Widget

__all__ = [
    "Box", "Button", "ChoiceList", "Dropdown", "Heading", "RichText", "ScrollView", "Segmented", "Slider", "State",
    "TextField", "Toggle", "Widget", "WidgetGroup", "cap_width", "draw_key_cap",
]
