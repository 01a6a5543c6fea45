#!/bin/sh
# Put lordsball into your menu, for you alone; no rights are needed.
#
#     ./install.sh              copy it to ~/.local, with its icon and its entry in the menu
#     ./install.sh uninstall    take all of that away; your saves and settings stay
#
# PREFIX=/elsewhere ./install.sh puts it below another folder.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${PREFIX:-$HOME/.local}
share=${XDG_DATA_HOME:-$HOME/.local/share}
[ -n "${PREFIX:-}" ] && share=$prefix/share
program=$prefix/opt/lordsball
mine=.installed-by-install.sh

refresh() {
    # Desktops that keep lists of these notice sooner; those that do not need nothing.
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$share/applications" || true
    fi
    if command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$share/icons/hicolor" 2>/dev/null || true
    fi
}

uninstall() {
    if [ -e "$program" ] && [ ! -e "$program/$mine" ]; then
        echo "$program was not put there by this script, so it stays." >&2
        exit 1
    fi
    rm -rf "$program"
    rm -f "$prefix/bin/lordsball" "$share/applications/lordsball.desktop" \
        "$share/metainfo/org.lordsball.lordsball.metainfo.xml"
    rm -f "$share"/icons/hicolor/*/apps/lordsball.png "$share/icons/hicolor/scalable/apps/lordsball.svg"
    refresh
}

case "${1:-install}" in
install)
    if [ "$here" = "$program" ]; then
        echo "lordsball is installed already; unpack a newer one elsewhere and install that." >&2
        exit 1
    fi
    if [ -d "$program/cards" ] && [ -e "$program/$mine" ]; then
        # Cards that were edited there stay, beside the new ones.
        if ! (cd "$program" && sha256sum --quiet --check "$mine") >/dev/null 2>&1; then
            kept=$program.cards-$(date +%Y-%m-%d-%H%M%S)
            cp -R "$program/cards" "$kept"
            echo "You had edited cards in $program/cards. They are kept in $kept."
        fi
    fi
    uninstall
    mkdir -p "$program" "$prefix/bin" "$share/applications" "$share/metainfo" "$share/icons"
    cp -R "$here/." "$program/"
    (cd "$program" && find cards -type f -exec sha256sum {} + >"$mine")
    ln -sf "$program/lordsball" "$prefix/bin/lordsball"
    # Menus do not always know ~/.local/bin, so the entry names the program in full.
    sed -e "s|^Exec=.*|Exec=\"$program/lordsball\"|" -e "s|^TryExec=.*|TryExec=$program/lordsball|" \
        "$here/desktop/lordsball.desktop" >"$share/applications/lordsball.desktop"
    cp "$here/desktop/org.lordsball.lordsball.metainfo.xml" "$share/metainfo/"
    cp -R "$here/desktop/icons/hicolor" "$share/icons/"
    refresh
    echo "lordsball is in your menu. \"$program/install.sh uninstall\" takes it away again."
    ;;
uninstall)
    uninstall
    echo "lordsball is gone. Your saves and settings are still in $share/lordsball."
    ;;
*)
    echo "found $1, expected install or uninstall" >&2
    exit 2
    ;;
esac
