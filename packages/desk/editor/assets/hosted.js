/** Before the library, which waits for its settings and is there when the page is. */
window.CMS_MANUAL_INIT = true;
document.addEventListener('DOMContentLoaded', async () => {
  window.CMS.init({ config: await (await fetch('/desk/settings.json')).json() });
});
