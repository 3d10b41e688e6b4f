import { readFileSync } from 'node:fs';
import { DARK_DIALOG, DARK_LINE, DARK_PANEL, INK, LIGHT_LINE, LIGHT_PANEL, PAPER, PLASTER, ROOM } from './palette';

const read = (name: string) => readFileSync(`app/${name}.css`, 'utf8');

/** The tokens that a rule of app/styles/tokens.css sets. */
function tokensOf(rule: RegExp): Readonly<Record<string, string>> {
  const [, body = ''] = read('styles/tokens').split(rule);
  return Object.fromEntries(
    [...(body.split('}')[0] ?? '').matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

it('is the one of the style sheet', () => {
  expect(tokensOf(/:root {/)).toMatchObject({
    // The floor of a picture ends in the page.
    studio: expect.stringMatching(`${PLASTER}.*var\\(--canvas\\) \\d+%\\)$`),
    canvas: PAPER,
    surface: LIGHT_PANEL,
    line: LIGHT_LINE,
  });
  expect(tokensOf(/@utility dark-ground {/)).toMatchObject({
    canvas: 'var(--studio)',
    ink: INK,
    surface: DARK_PANEL,
    line: DARK_LINE,
  });
  expect(tokensOf(/\.dark dialog\S* {/)).toMatchObject({ canvas: DARK_DIALOG });
});

it('is the colour of scrims and the backdrop of dialogs', () => {
  const room = [1, 3, 5].map((start) => Number.parseInt(ROOM.slice(start, start + 2), 16)).join(' ');
  const veils = `${read('globals')}${read('styles/base')}`.match(/(?<=rgb\()[\d ]+(?= \/)/g);
  expect(new Set(veils)).toEqual(new Set([room]));
});
