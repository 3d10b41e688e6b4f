// Shows a picture over the sheet, and the others by the arrow keys. Opened from a file, so it is no module.
{
  const links = [...document.querySelectorAll('figure a')];
  const dialog = document.querySelector('dialog');
  const picture = dialog.querySelector('img');
  const words = dialog.querySelector('output');
  let current = 0;

  const show = (index) => {
    current = Math.min(Math.max(index, 0), links.length - 1);
    const link = links[current];
    picture.src = link.href;
    picture.alt = link.firstElementChild.alt;
    words.textContent = `${current + 1} of ${links.length}: ${picture.alt}`;
    dialog.scrollTop = 0;
  };

  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      // In a tab of its own, for who wants that.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  }
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(current + 1);
    if (key === 'ArrowLeft') show(current - 1);
  });
  dialog.addEventListener('close', () => links[current].focus());
}
