import { documentOf, pictureLink, thumbnailLink } from './document';
import { type Html, html } from './html';
import type { Picture } from './run';
import { type Size, titleOf } from './shots';

/** A picture that is not what it was. */
export type Change = {
  readonly before: Picture;
  readonly after: Picture;
  /** Of its pixels, 0 to 1. */
  readonly share: number;
  readonly overlay: { readonly file: string; readonly thumbnail: string; readonly thumbnailSize: Size };
};

export type Comparison = {
  readonly changes: readonly Change[];
  readonly unchanged: number;
  /** Only in the later run, and only in the earlier. */
  readonly added: readonly Picture[];
  readonly gone: readonly Picture[];
};

/** What changed between two runs; `earlier` is the folder of the other, seen from the page. */
export function changesPage({ changes, unchanged, added, gone }: Comparison, earlier: string): string {
  return documentOf(
    'What changed',
    html`<header>
<h1>What changed</h1>
<p>${changes.length} pictures changed, ${unchanged} did not. Against <code>${earlier}</code>. What changed is red.</p>
</header>
<main>
${sorted(changes).map((change) => section(change, earlier))}
${onlyIn('Only now', added, '.')}
${onlyIn('Only before', gone, earlier)}
</main>`,
  );
}

/** A line for each change, the greatest first. */
export function changesTable({ changes, unchanged, added, gone }: Comparison): string {
  return [
    ...sorted(changes).map(({ share, after }) => `${percent(share).padStart(9)}  ${titleOf(after.shot)}`),
    `${changes.length} pictures changed, ${unchanged} did not, ${added.length} are new, ${gone.length} are gone.`,
  ].join('\n');
}

const sorted = (changes: readonly Change[]) => [...changes].sort((one, other) => other.share - one.share);

/** '12.34 %'; what is too little to be seen in two digits is not nothing. */
const percent = (share: number) => (share < 0.0001 ? '< 0.01 %' : `${(share * 100).toFixed(2)} %`);

function section({ before, after, share, overlay }: Change, earlier: string): Html {
  const title = titleOf(after.shot);
  return html`<section>
<h2>${title} <small>${percent(share)}</small></h2>
<div class="row">
<figure><figcaption>Before</figcaption><div>${thumbnailLink(before, earlier, `${title}, before`)}</div></figure>
<figure><figcaption>After</figcaption><div>${thumbnailLink(after, '.', `${title}, after`)}</div></figure>
<figure><figcaption>Changed</figcaption><div>${pictureLink(overlay.file, overlay.thumbnail, overlay.thumbnailSize, `${title}, what changed`)}</div></figure>
</div>
</section>`;
}

function onlyIn(heading: string, pictures: readonly Picture[], folder: string): Html {
  if (pictures.length === 0) return html``;
  return html`<section>
<h2>${heading}</h2>
<div class="row">
${pictures.map((picture) => html`<figure><figcaption>${titleOf(picture.shot)}</figcaption><div>${thumbnailLink(picture, folder)}</div></figure>`)}
</div>
</section>`;
}
