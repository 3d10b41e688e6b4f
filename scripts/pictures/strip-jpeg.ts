/* ITU-T T.81, annex B: a JPEG is a row of segments, each a marker and, mostly, its length. */

const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
/** Inside a scan: a byte 0xff of the picture, and restart markers. */
const isInScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
/** Application data that colours depend on. */
const NEEDED = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];

/**
 * A JPEG without the metadata of cameras and programs, with unchanged pixels. It ends after the first picture: phones
 * append others, with metadata of their own.
 * @returns null when its segments cannot be read
 */
export function withoutMetadata(jpeg: Buffer): Buffer | null {
  if (jpeg.readUInt16BE(0) !== (0xff00 | START)) return null;
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || marker === 0xff) return null;
    let end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (marker === SCAN) end = endOfScan(jpeg, end);
    if (!isMetadata(marker, jpeg.subarray(at + 4, end))) kept.push(jpeg.subarray(at, end));
    at = end;
    if (jpeg[at] === 0xff && jpeg[at + 1] === END) return Buffer.concat([...kept, jpeg.subarray(at, at + 2)]);
  }
  return null;
}

function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at !== -1; at = jpeg.indexOf(0xff, at + 1)) {
    if (!isInScan(jpeg[at + 1] ?? 0)) return at;
  }
  return jpeg.length;
}

/** Application data and comments. */
function isMetadata(marker: number, content: Buffer): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  return (
    marker === 0xfe || (isApplication && !NEEDED.some((name) => content.toString('latin1', 0, 12).startsWith(name)))
  );
}
