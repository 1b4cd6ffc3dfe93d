const starts: readonly [type: string, matches: (bytes: Buffer) => boolean][] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.toString('latin1', 0, 12))],
  ['image/avif', (bytes) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12))],
];

/** The bytes that {@link pictureType} reads. */
export const pictureStart = 16;

/** The type of a picture by its first bytes, whatever its sender claimed; undefined for everything else. */
export function pictureType(bytes: Buffer): string | undefined {
  return starts.find(([, matches]) => matches(bytes))?.[0];
}
