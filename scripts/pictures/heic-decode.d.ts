/** The package has no types of its own. */
declare module 'heic-decode' {
  export default function decode(file: {
    readonly buffer: Uint8Array;
  }): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>;
}
