import { documentOf, thumbnailLink } from './document';
import { type Html, html } from './html';
import type { Picture, Problem, Run } from './run';
import { headingOf, sizeLabel, slugOf, type WayName, ways } from './shots';

/** Every picture of a run on one page: a section a screen, in it a row a way of looking, light and dark beside each other. */
export function sheetPage({ site, pictures, problems }: Run): string {
  const screens = groups(pictures, ({ shot }) => shot.screen.name);
  return documentOf(
    `Screens of ${site}`,
    html`<header>
<h1>Screens of <code>${site}</code></h1>
<p>${pictures.length} pictures of ${screens.length} screens. Long pages are folded into columns.</p>
</header>
<nav aria-label="Screens"><ol>
${screens.flatMap(([first]) => (first ? [html`<li><a href="#${slugOf(first.shot.screen)}">${headingOf(first.shot.screen)}</a></li>`] : []))}
</ol></nav>
<main>
${problems.length > 0 ? problemList(problems) : ''}
${screens.map(section)}
</main>`,
  );
}

function problemList(problems: readonly Problem[]): Html {
  return html`<section id="not-taken">
<h2>Could not be taken</h2>
<dl>
${problems.map(({ title, message }) => html`<dt>${title}</dt><dd><pre>${message}</pre></dd>`)}
</dl>
</section>`;
}

function section(pictures: readonly Picture[]): Html {
  const screen = pictures[0]?.shot.screen;
  if (!screen) return html``;
  return html`<section id="${slugOf(screen)}">
<h2>${headingOf(screen)}</h2>
${groups(pictures, ({ shot }) => shot.way).map(row)}
</section>`;
}

function row(pictures: readonly Picture[]): Html {
  const way = pictures[0]?.shot.way as WayName;
  return html`<h3>${ways[way].label}</h3>
<div class="row">
${groups(pictures, ({ shot }) => sizeLabel(shot.size)).map(pair)}
</div>`;
}

function pair(pictures: readonly Picture[]): Html {
  return html`<figure>
<figcaption>${pictures[0] ? sizeLabel(pictures[0].shot.size) : ''}</figcaption>
<div>${pictures.map((picture) => thumbnailLink(picture))}</div>
</figure>`;
}

/** The entries that `read` finds the same in, in the order in which they first appear. */
function groups<T>(entries: readonly T[], read: (entry: T) => string): readonly (readonly T[])[] {
  const found = new Map<string, T[]>();
  for (const entry of entries) found.set(read(entry), [...(found.get(read(entry)) ?? []), entry]);
  return [...found.values()];
}
