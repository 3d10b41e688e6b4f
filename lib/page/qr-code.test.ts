import fc from 'fast-check';
import { encode } from 'uqr';
import { type QrCode, qrCode } from './qr-code';

/** Rows as text, which compares faster than thousands of cells. */
const inRows = (modules: readonly (readonly boolean[])[]) =>
  modules.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

function modulesOf({ size, path, dashes }: QrCode): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const isDash = dashes.split(' ').flatMap((length, index) => Array<boolean>(Number(length)).fill(index % 2 === 0));
  const [, startX, startY, lines = ''] = /^M(\d+) (\d+)\.5(.+)$/.exec(path) ?? [];
  let [x, y, drawn] = [Number(startX), Number(startY), 0];
  for (const [, command, length] of lines.matchAll(/([hv])(-?\d+)/g)) {
    const step = Math.sign(Number(length));
    for (let rest = Math.abs(Number(length)); rest > 0; rest -= 1) {
      const row = modules[y];
      if (isDash[drawn] && command === 'v') throw new Error(`A dash reaches from row ${y} to the next.`);
      if (isDash[drawn] && row) row[step > 0 ? x : x - 1] = true;
      if (command === 'h') x += step;
      else y += step;
      drawn += 1;
    }
  }
  return modules;
}

describe('The QR code', () => {
  const address = 'https://cars.example/vehicle/12/';

  it('draws every module of the code and no other', () => {
    expect(inRows(modulesOf(qrCode(address)))).toEqual(inRows(encode(address, { ecc: 'M', border: 4 }).data));
  });

  it('is one line, and a run of modules is one dash', () => {
    const { path, dashes } = qrCode(address);
    expect(path).toMatch(/^M4 4\.5h(\d+)(v1h-\1v1h\1)+$/);
    expect(dashes).toMatch(/^7( [1-9]\d*)+$/);
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
