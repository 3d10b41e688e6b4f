import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Bytes of a PNG before its first optional chunk: its signature and the chunk IHDR. */
const HEAD = 33;

/**
 * Pixels in the colours of a profile. sharp converts to sRGB on output, but accepts no profile for raw pixels. So they
 * become an uncompressed PNG with the chunk iCCP (https://www.w3.org/TR/png-3/#11iCCP).
 */
export async function withProfile(pixels: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await pixels.png({ compressionLevel: 0 }).toBuffer();
  const content = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return sharp(Buffer.concat([png.subarray(0, HEAD), chunk, png.subarray(HEAD)]));
}
