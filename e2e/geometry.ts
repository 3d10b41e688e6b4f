/* These functions run in the page, so they use nothing outside themselves. */

/** The layout faults at this width and text size, one line each. */
export function layoutFaults(): string[] {
  const root = document.documentElement;
  const faults: string[] = [];
  const seen = (element: Element) => {
    // A skip link is above the screen until it has the focus.
    if (element.closest('a.fixed[href^="#"]')) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const called = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) ||
    element.outerHTML.slice(0, 60);

  scrollTo({ top: 0, behavior: 'instant' });
  if (root.scrollWidth > root.clientWidth)
    faults.push(`The page is ${root.scrollWidth} px wide on ${root.clientWidth}.`);

  for (const control of document.querySelectorAll('header :is(a, button, summary)')) {
    const { left, right } = control.getBoundingClientRect();
    if (seen(control) && (left < 0 || right > root.clientWidth)) faults.push(`'${called(control)}' leaves the header.`);
  }

  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')) {
    if (!seen(control)) continue;
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !control.contains(hit)) faults.push(`'${called(control)}' is covered by '${hit && called(hit)}'.`);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  // A table that scrolls sideways has been scrolled under its sticky labels.
  for (const element of document.querySelectorAll('*')) if (element.scrollLeft > 0) element.scrollLeft = 0;

  for (const field of document.querySelectorAll(
    'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea',
  )) {
    const letters = field.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(field).fontSize);
    if (seen(field) && letters < 6) faults.push(`'${called(field)}' shows next to nothing of what it holds.`);
  }

  const texts: { readonly node: Node; readonly boxes: readonly DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent ?? '';
    if (!text.trim() || !holder || !seen(holder) || holder.closest('select, textarea, aside, .sr-only')) continue;
    // A price is one word when it is the only text, as in a table cell; its figure never breaks. An address may break where
    // it must, and anything after a hyphen.
    const alone = holder.closest('[data-price], td');
    const words = alone ? /KES [\d,]+\S*|[^\s-]+-?/g : /[^\s-]+-?/g;
    for (const { 0: word, index } of text.matchAll(words)) {
      if (/[@/][a-z]/i.test(word) && !/\d\/day$/.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // A character from another font is as high as that font says, so tops differ on one line too.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.some(({ top }) => top > (boxes[0]?.bottom ?? 0) - 4)) faults.push(`'${word}' is broken.`);
    }
    range.selectNodeContents(node);
    // What is cut with an ellipsis ends there.
    const end = holder.closest('.truncate')?.getBoundingClientRect().right ?? Infinity;
    const boxes = [...range.getClientRects()];
    texts.push({
      node,
      boxes: boxes.map((box) => new DOMRect(box.x, box.y, Math.min(box.width, end - box.x), box.height)),
    });
  }

  // The box of a line is higher than its letters.
  const collide = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4;
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.boxes.some((box) => other.boxes.some((otherBox) => collide(box, otherBox)))) {
        faults.push(`'${one.node.textContent?.slice(0, 30)}' and '${other.node.textContent?.slice(0, 30)}' overlap.`);
      }
    }
  }
  return [...new Set(faults)];
}

/** The texts of which a box shows only a part, one line each. */
export function cutTexts(): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (holder.closest('select, textarea, .sr-only, [inert], dialog:not([open])')) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      if (textOverflow === 'ellipsis') break;
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      // For screen readers only.
      if (width <= 1) break;
      const isCut = boxes.some(
        (line) =>
          (/hidden|clip/.test(overflowX) && (line.left < left - 2 || line.right > right + 2)) ||
          (/hidden|clip/.test(overflowY) &&
            (line.top < top - line.height / 3 || line.bottom > bottom + line.height / 3)),
      );
      // The rest is a scroll away.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (isCut) {
        faults.push(`'${text.slice(0, 40)}' is cut by ${box.outerHTML.slice(0, 80)}.`);
        break;
      }
    }
  }
  return [...new Set(faults)];
}
