import { type Html, html } from './html';
import type { Picture } from './run';
import { titleOf } from './shots';

/** Files that stand beside the pages, which link to them. */
export const ASSETS = ['sheet.css', 'viewer.js'] as const;

/** A page of pictures: `viewer.js` shows one after another in the dialog; without it they open as links do. */
export function documentOf(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="sheet.css">
<script defer src="viewer.js"></script>
</head>
<body>
${body}
<dialog aria-label="Picture">
<p><output></output><kbd>←</kbd> <kbd>→</kbd> others, <kbd>Esc</kbd> back</p>
<img alt="">
</dialog>
</body>
</html>
`.text;
}

/** A thumbnail that leads to its picture; `folder` is where its run lies, seen from the page. */
export function thumbnailLink(picture: Picture, folder = '.', words = titleOf(picture.shot)): Html {
  const { file, thumbnail, thumbnailSize } = picture;
  return pictureLink(`${folder}/${file}`, `${folder}/${thumbnail}`, thumbnailSize, words);
}

export function pictureLink(file: string, thumbnail: string, size: Picture['size'], words: string): Html {
  return html`<a href="${file}"><img src="${thumbnail}" width="${size.width}" height="${size.height}" alt="${words}" loading="lazy" decoding="async"></a>`;
}
