@echo off
rem Double-click on Windows: installs what is missing and opens the desk in the browser. start.command is for macOS and Linux.
cd /d "%~dp0"

node -e "const [major, minor] = process.versions.node.split('.'); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)" 2>nul
if errorlevel 1 (
  echo Node is missing, or older than 20.19. Get it from https://nodejs.org - the version marked LTS - install it, and open this file again.
  goto stopped
)
if not exist node_modules\.package-lock.json call :install || goto stopped
echo Opening the desk. Leave this window open while you work; close it when you are done.
set OPEN_BROWSER=yes
call npm run --silent desk
if not errorlevel 1 exit /b 0
echo The desk has stopped. Open this file again. If it stops again, send the lines above to your engineer.

:stopped
pause
exit /b 1

:install
echo Installing what the site needs, once. This takes a minute or two.
call npm ci && exit /b 0
echo The installation failed. Is the computer connected to the internet? Then open this file again.
exit /b 1
