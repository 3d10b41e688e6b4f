import fc from 'fast-check';
import { encode } from 'uqr';
import { type QrCode, qrCode } from './qr-code';

/** Rows as text, which compares faster than thousands of cells. */
const inRows = (modules: readonly (readonly boolean[])[]) =>
  modules.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

/** The modules a path draws, row by row. */
function modulesOf({ size, path }: QrCode): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let run = 0; run < Number(length); run += 1) {
      const row = modules[Number(y)] ?? [];
      row[Number(x) + run] = true;
    }
  }
  return modules;
}

describe('The QR code', () => {
  const address = 'https://cars.example/vehicle/12/';

  it('draws every module of the code and no other', () => {
    expect(inRows(modulesOf(qrCode(address)))).toEqual(inRows(encode(address, { ecc: 'M', border: 4 }).data));
  });

  it('is nothing but rectangles, and a run of modules is one of them', () => {
    const { path } = qrCode(address);
    expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    const ends = Array.from(
      path.matchAll(/M(\d+) (\d+)h(\d+)/g),
      ([, x, y, run]) => `M${Number(x) + Number(run)} ${y}h`,
    );
    expect(ends.filter((end) => path.includes(end))).toEqual([]);
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
