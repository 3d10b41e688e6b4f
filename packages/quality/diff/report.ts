import { KINDS, type PageWeight } from '@/e2e/output/page-weight';
import { escapeXml } from '@/lib/text/xml';
import { type Change, titleOf } from './changes';

export type Weighed = { readonly route: string; readonly before: PageWeight; readonly after: PageWeight };

/** A state of a page that looks other, with its pictures. */
export type Shown = {
  readonly state: string;
  readonly shots: readonly {
    /** 'screen-0360x740-light' */
    readonly name: string;
    readonly pixels: number;
    /** WebP. */
    readonly before: Buffer;
    readonly after: Buffer;
  }[];
};

export type Difference = {
  readonly before: string;
  readonly after: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changes: readonly Change[];
  readonly weights: readonly Weighed[];
  readonly states: readonly Shown[];
  /** States that could be opened on one of the two sites only. */
  readonly unpaired: readonly string[];
  /** Other files whose content differs, hashes in names masked. */
  readonly files: readonly string[];
  readonly seconds: string;
};

/** 'HTML 14.21 → 14.30 kB', for each kind whose rounded amounts differ. */
export function weightChanges({ before, after }: Weighed): readonly string[] {
  return KINDS.flatMap((kind) => {
    const isCount = kind === 'requests' || kind === 'elements';
    const [one, other] = [before, after].map((weight) => weight[kind].amount.toFixed(isCount ? 0 : 2));
    return one === other ? [] : [`${kind} ${one} → ${other}${isCount ? '' : ' kB'}`];
  });
}

/** One line: 'Words or attributes: 12 changes on 4 routes. Bytes: 4 routes. Pixels: 6 states.' */
export function summaryOf(difference: Difference): string {
  const { added, removed, changes, states, unpaired, files } = difference;
  const weights = heavier(difference);
  const routes = new Set(changes.flatMap((change) => change.routes));
  const parts = [
    added.length > 0 && `New: ${count(added.length, 'route')}`,
    removed.length > 0 && `Gone: ${count(removed.length, 'route')}`,
    changes.length > 0 && `HTML: ${count(changes.length, 'difference')} on ${count(routes.size, 'route')}`,
    weights.length > 0 && `Bytes: ${count(weights.length, 'route')}`,
    states.length > 0 && `Pixels: ${count(states.length, 'state')}`,
    unpaired.length > 0 && `On one side only: ${count(unpaired.length, 'state')}`,
    files.length > 0 && `Other files: ${files.length}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing that visitors receive has changed.' : `${parts.join('. ')}.`;
}

const heavier = ({ weights }: Difference) => weights.filter((weight) => weightChanges(weight).length > 0);

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** The page that shows a difference; it needs no other file. */
export function reportOf(difference: Difference): string {
  const { before, after, added, removed, changes, states, unpaired, files, seconds } = difference;
  const weights = heavier(difference);
  const sections = [
    section('New routes', added.map(line)),
    section('Routes that are gone', removed.map(line)),
    section('HTML', changes.map(changeOf)),
    section(
      'Bytes',
      weights.length === 0
        ? []
        : [
            `<table><tr><th>route<th>before → after, with Brotli</tr>${weights
              .map((weight) => `<tr><td>${escapeXml(weight.route)}<td>${weightChanges(weight).join('<br>')}</tr>`)
              .join('\n')}</table>`,
          ],
    ),
    section('Pixels', states.map(stateOf)),
    section('States on one side only', unpaired.map(line)),
    section('Other files', files.length === 0 ? [] : [folded('Names', files.map(line).join('\n'))]),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Difference of ${escapeXml(before)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui; overflow-wrap: anywhere }
  body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
  summary { cursor: pointer; padding: .2rem 0 }
  small, footer { color: light-dark(#555, #aaa) }
  pre { white-space: pre-wrap; padding: .75rem; border: 1px solid light-dark(#ccc, #444) }
  ins { text-decoration: none; background: light-dark(#c9f0d0, #14502a) }
  del { background: light-dark(#fbd3d0, #6b2420) }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { text-align: left; vertical-align: top; padding: .25rem 1rem .25rem 0; border-top: 1px solid light-dark(#ccc, #444) }
  .shot { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0 }
  figure { margin: 0; max-width: 100% }
  img { max-width: 100%; outline: 1px solid light-dark(#ccc, #444) }
</style>
<h1>From ${escapeXml(before)}<br>to ${escapeXml(after)}</h1>
<p><strong>${escapeXml(summaryOf(difference))}</strong></p>
${sections.filter(Boolean).join('\n')}
<footer>${escapeXml(seconds)}</footer>
</html>
`;
}

const line = (text: string) => `<div>${escapeXml(text)}</div>`;

const section = (title: string, blocks: readonly string[]) =>
  blocks.length === 0 ? '' : `<h2>${title}</h2>\n${blocks.join('\n')}`;

const folded = (summary: string, content: string) => `<details><summary>${summary}</summary>\n${content}\n</details>`;

const MARKS = { both: ['', ''], before: ['<del>', '</del>'], after: ['<ins>', '</ins>'] } as const;

function changeOf(change: Change): string {
  const { parts, routes } = change;
  const text = parts.map((part) => MARKS[part.in].join(escapeXml(part.text))).join('');
  const where = routes.length === 1 ? routes[0] : count(routes.length, 'route');
  return folded(
    `${escapeXml(titleOf(change))} <small>${escapeXml(where ?? '')}</small>`,
    `<pre>${text}</pre><p>${routes.map(escapeXml).join('<br>')}</p>`,
  );
}

function stateOf({ state, shots }: Shown): string {
  const most = Math.max(...shots.map(({ pixels }) => pixels));
  return folded(
    `${escapeXml(state)} <small>${count(shots.length, 'picture')}, up to ${count(most, 'pixel')}</small>`,
    shots
      .map(
        ({ name, pixels, before, after }) =>
          `<h3>${escapeXml(name)}: ${count(pixels, 'pixel')}</h3>\n<div class="shot">${figure('before', before)}${figure('after', after)}</div>`,
      )
      .join('\n'),
  );
}

const figure = (caption: string, picture: Buffer) =>
  `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/webp;base64,${picture.toString('base64')}"></figure>`;
