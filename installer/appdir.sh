#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes an AppDir of what a preset has built, with every library, plugin and font that it needs, so that it runs on systems
# without Qt; appimagetool, where it is installed, packs it into one file.
#   installer/appdir.sh [PRESET [FOLDER]]      release, build/Wattfare.AppDir
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${1:-release}
appdir=$(realpath -m "${2:-build/Wattfare.AppDir}")
id=org.wattfare.Wattfare
rm -rf "$appdir"
cmake --install "build/$preset" --prefix "$appdir/usr" --strip >/dev/null

# Plugins are found by name at run time: where windows, icons, pictures, printing, input and encryption come from.
plugins=$(qmake6 -query QT_INSTALL_PLUGINS 2>/dev/null || qtpaths6 --query QT_INSTALL_PLUGINS)
for kind in platforms xcbglintegrations iconengines imageformats platforminputcontexts platformthemes printsupport tls \
    wayland-shell-integration wayland-graphics-integration-client wayland-decoration-client; do
    [ -d "$plugins/$kind" ] && mkdir -p "$appdir/usr/plugins" && cp -rL "$plugins/$kind" "$appdir/usr/plugins/"
done
printf '[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n' > "$appdir/usr/bin/qt.conf"
translations=$(qmake6 -query QT_INSTALL_TRANSLATIONS 2>/dev/null || qtpaths6 --query QT_INSTALL_TRANSLATIONS)
mkdir -p "$appdir/usr/translations"
for language in de ko zh_CN; do
    [ -f "$translations/qtbase_$language.qm" ] && cp "$translations/qtbase_$language.qm" "$appdir/usr/translations/"
done

# Libraries, but for those of the C library, which must be the system's. Those that belong to the graphics driver or to the
# display come from the system where it has them, else from here.
lib=$appdir/usr/lib fallback=$appdir/usr/lib/fallback
mkdir -p "$lib" "$fallback"
{ find "$appdir/usr/bin" -type f -perm -u+x; find "$appdir/usr/plugins" -name '*.so'; } | while read -r file; do
    ldd "$file" 2>/dev/null | awk '/=> \//{print $3} /not found/{print "missing:" $1 > "/dev/stderr"}'
done | sort -u | while read -r library; do
    case $(basename "$library") in
        ld-linux*|libc.so*|libm.so*|libdl.so*|libpthread.so*|librt.so*|libresolv.so*|libutil.so*|libanl.so*) ;;
        libGL.so*|libGLX.so*|libGLdispatch.so*|libOpenGL.so*|libEGL.so*|libgbm.so*|libdrm.so*|libX11.so*|libX11-xcb.so*|libxcb.so*|libwayland-*|libfontconfig.so*|libfreetype.so*|libstdc++.so*|libgcc_s.so*)
            cp -L "$library" "$fallback/" ;;
        *) cp -L "$library" "$lib/" ;;
    esac
done
# Letters of Latin text; other scripts are the system's.
fonts=$(fc-list -f '%{file}\n' 'DejaVu Sans' 2>/dev/null | grep -E 'DejaVuSans(-Bold)?\.ttf$' | sort -u || true)
mkdir -p "$appdir/usr/share/fonts"
for font in $fonts; do cp "$font" "$appdir/usr/share/fonts/"; done

cat > "$appdir/usr/share/fonts/fonts.conf" <<'END'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
END
# Where the system lacks any of the fallback libraries, all of them are taken from here.
cat > "$appdir/AppRun" <<'END'
#!/bin/sh
# Starts the window; called as wattfare-cli, or with that as its first word, the command line.
here=$(dirname "$(readlink -f "$0")")
paths="$here/usr/lib"
for library in "$here"/usr/lib/fallback/*; do
    if [ -z "$(find /lib/ /usr/lib/ /lib64/ /usr/lib64/ -maxdepth 2 -name "$(basename "$library")" 2>/dev/null | head -n 1)" ]; then
        paths="$paths:$here/usr/lib/fallback" # a system without graphics
        break
    fi
done
export LD_LIBRARY_PATH="$paths${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${FONTCONFIG_FILE:-$here/usr/share/fonts/fonts.conf}"
case "$(basename "${ARGV0:-$0}") ${1:-}" in
    wattfare-cli*) exec "$here/usr/bin/wattfare-cli" "$@" ;;
    *" wattfare-cli") shift; exec "$here/usr/bin/wattfare-cli" "$@" ;;
esac
exec "$here/usr/bin/wattfare" "$@"
END
chmod +x "$appdir/AppRun"
cp "$appdir/usr/share/applications/$id.desktop" "$appdir/usr/share/icons/hicolor/scalable/apps/$id.svg" "$appdir/"
cp "$appdir/usr/share/icons/hicolor/256x256/apps/$id.png" "$appdir/.DirIcon"
echo "$appdir: $(du -sh "$appdir" | cut -f1), $(find "$lib" -name '*.so*' | wc -l) libraries"
if command -v appimagetool >/dev/null; then
    ARCH=$(uname -m) appimagetool --no-appstream "$appdir" "build/Wattfare-$(uname -m).AppImage"
fi
