const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

/**
 * An ICO file holding one PNG.
 * @param size width and height in pixels, below 256
 * @see https://learn.microsoft.com/windows/win32/menurc/newheader
 */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  directory.writeUInt16LE(ICON_TYPE, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, HEADER_BYTES);
  directory.writeUInt8(size, HEADER_BYTES + 1);
  directory.writeUInt16LE(1, HEADER_BYTES + 4);
  directory.writeUInt16LE(BITS_PER_PIXEL, HEADER_BYTES + 6);
  directory.writeUInt32LE(png.length, HEADER_BYTES + 8);
  directory.writeUInt32LE(directory.length, HEADER_BYTES + 12);
  return Buffer.concat([directory, png]);
}
