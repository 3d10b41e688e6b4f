import fc from 'fast-check';
import { encode } from 'uqr';
import { type QrCode, qrCode } from './qr-code';

/** Rows as text, which compares faster than thousands of cells. */
const inRows = (modules: readonly (readonly boolean[])[]) =>
  modules.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

/** The modules a path draws, row by row. */
function modulesOf({ size, path }: QrCode): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, runs = ''] of path.matchAll(/M(\d+) (\d+)\.5([^M]+)/g)) {
    let pen = Number(x);
    for (const [, command, length] of runs.matchAll(/([hm])(\d+)/g)) {
      if (command === 'h') modules[Number(y)]?.fill(true, pen, pen + Number(length));
      pen += Number(length);
    }
  }
  return modules;
}

describe('The QR code', () => {
  const address = 'https://cars.example/vehicle/12/';

  it('draws every module of the code and no other', () => {
    expect(inRows(modulesOf(qrCode(address)))).toEqual(inRows(encode(address, { ecc: 'M', border: 4 }).data));
  });

  it('is nothing but strokes along the rows, and a run of modules is one of them', () => {
    const { path } = qrCode(address);
    expect(path).toMatch(/^(M\d+ \d+\.5h[1-9]\d*(m[1-9]\d* 0h[1-9]\d*)*)+$/);
  });

  it('has a quiet zone of four modules', () => {
    const modules = modulesOf(qrCode(address));
    const outer = (line: readonly boolean[]) => [...line.slice(0, 4), ...line.slice(-4)];
    const edges = [...modules.slice(0, 4), ...modules.slice(-4)].flat();
    expect([...edges, ...modules.flatMap(outer)]).not.toContain(true);
    expect(modules[4]?.slice(4, 11)).toEqual(Array(7).fill(true));
  });

  it('holds any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        expect(inRows(modulesOf(qrCode(url)))).toEqual(inRows(encode(url, { ecc: 'M', border: 4 }).data));
      }),
      { numRuns: 30 },
    );
  });
});
