#!/bin/sh
# Double-click on macOS or Linux: installs what is missing and opens the desk in the browser. start.cmd is for Windows.
cd "$(dirname "$0")" || exit 1

stop() {
  printf '\n%s\n\nPress Enter to close this window.' "$1"
  read -r _
  exit 1
}

if ! node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)' 2>/dev/null; then
  stop 'Node is missing, or older than 20.19. Get it from https://nodejs.org (the version marked LTS), install it, and open this file again.'
fi
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo 'Installing what the site needs, once. This takes a minute or two.'
  npm ci || stop 'The installation failed. Is the computer connected to the internet? Then open this file again. If it fails again, send the lines above to your engineer.'
fi
echo 'Opening the desk. Leave this window open while you work; close it when you are done.'
OPEN_BROWSER=yes npm run --silent desk || stop 'The desk has stopped. Open this file again. If it stops again, send the lines above to your engineer.'
