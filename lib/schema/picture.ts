import { z } from 'zod';
import { controls } from './controls';
import { nearest } from './nearest';
import { line, record, STATEMENT } from './text';

/**
 * The name of an existing picture, from the pictures' manifests. The path of a photograph, such as
 * 'pictures/porsche-taycan/side.jpg', is accepted too. `otherwise` names other accepted values for the message.
 */
export function pictureName(pictures: ReadonlySet<string>, otherwise = '') {
  const expected = `the name of a picture such as 'ferrari-488-gtb/side'${otherwise}`;
  const name = z.string({ error: expected }).transform((written, context) => {
    const meant = pictureMeant(written, pictures);
    if (meant !== null) return meant;
    const closest = nearest(plainName(written), pictures);
    context.addIssue(
      closest === null
        ? {
            code: 'custom',
            message: 'names a picture, but there is none yet; put photographs into pictures/ first',
            params: STATEMENT,
          }
        : { code: 'custom', message: `the name of a picture that there is; the nearest is '${closest}'` },
    );
    return z.NEVER;
  });
  return name.register(controls, { kind: 'picture' });
}

/** The pictures of a car: names, or objects where there is more to say. */
export function shownPictures(pictures: ReadonlySet<string>) {
  const name = pictureName(pictures);
  const described = record({
    picture: name.meta({ title: 'Photograph', description: 'Its folder and name: ‘ferrari-488-gtb/side’.' }),
    alt: line().optional().meta({
      title: 'What it shows',
      description:
        'For people who cannot see it, and for search engines; the car’s name comes before it: ‘the red leather of the seats’.',
    }),
    focus: focus.optional().meta({
      title: 'What must stay in view',
      description:
        'Where the photograph is cut, on cards for example: ‘40% 70%’ from the left and the top, or ‘bottom’.',
    }),
  });
  const expected = `a picture such as 'ferrari-488-gtb/side', or { "picture": "ferrari-488-gtb/side", "alt": "…", "focus": "50% 70%" }`;
  const picture = z.union([name, described], { error: expected });
  return (
    z
      .array(
        picture.transform((shown) => (typeof shown === 'string' ? { picture: shown } : shown)),
        { error: 'a list of pictures' },
      )
      // A photograph that replaces a drawing of its name may be listed after it.
      .transform((list) => [...new Map(list.map((shown) => [shown.picture, shown])).values()])
  );
}

const FOCUS_EXPECTED =
  "how far from the left and from the top, such as '40% 70%', or one or two of left, right, top, bottom, centre";

/** Percent of a picture's width from the left, and of its height from the top. */
type Focus = { readonly x: number; readonly y: number };

const SIDES: Readonly<Record<string, Partial<Focus>>> = {
  left: { x: 0 },
  right: { x: 100 },
  top: { y: 0 },
  bottom: { y: 100 },
  centre: {},
  center: {},
  middle: {},
};

const focus = z.string({ error: FOCUS_EXPECTED }).transform((written, context): Focus => {
  const found = readFocus(written.trim().toLowerCase());
  if (found) return found;
  context.addIssue({ code: 'custom', message: FOCUS_EXPECTED });
  return z.NEVER;
});

function readFocus(written: string): Focus | null {
  const shares = /^(\d{1,3})\s*%?[\s,]+(\d{1,3})\s*%?$/.exec(written);
  if (shares) {
    const [x, y] = [Number(shares[1]), Number(shares[2])];
    return x <= 100 && y <= 100 ? { x, y } : null;
  }
  const words = written.split(/[\s,-]+/);
  if (words.length > 2 || !words.every((word) => Object.hasOwn(SIDES, word))) return null;
  return Object.assign({ x: 50, y: 50 }, ...words.map((word) => SIDES[word]));
}

/** A path without the folder of all pictures. */
function plainName(written: string): string {
  return written
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\/?(?:public\/)?(?:pictures\/)?/i, '');
}

/** The picture of that name, with or without an ending; null if absent. */
function pictureMeant(written: string, pictures: ReadonlySet<string>): string | null {
  const name = plainName(written);
  if (pictures.has(name)) return name;
  const keys = [name, name.replace(/\.\w+$/, '')].map(pictureKey);
  for (const picture of pictures) if (keys.includes(pictureKey(picture))) return picture;
  return null;
}

/**
 * The name as names are compared: without case, with each letter in one piece, and with plain spaces. A Mac writes
 * letters in pieces, and a narrow space before 'PM'.
 */
export const pictureKey = (name: string) => name.normalize('NFC').replace(/\s/g, ' ').toLowerCase();
