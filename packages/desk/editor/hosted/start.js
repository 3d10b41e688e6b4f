/** Runs before the library, which then waits for its settings. */
window.CMS_MANUAL_INIT = true;
document.addEventListener('DOMContentLoaded', async () => {
  window.CMS.init({ config: await (await fetch('/desk/settings.json')).json() });
});
