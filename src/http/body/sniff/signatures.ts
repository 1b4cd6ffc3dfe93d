/** The magic bytes of a file type in Latin-1, at one or two offsets. */
export interface Signature {
  readonly type: string;
  readonly bytes: string;
  readonly at?: number;
  readonly also?: { readonly at: number; readonly bytes: string };
}

const riff = (type: string, kind: string): Signature => ({
  type,
  bytes: 'RIFF',
  also: { at: 8, bytes: kind },
});
const aiff = (kind: string): Signature => ({
  type: 'audio/aiff',
  bytes: 'FORM',
  also: { at: 8, bytes: kind },
});

/** File signatures; the first match wins. */
export const signatures: readonly Signature[] = [
  { type: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { type: 'image/gif', bytes: 'GIF87a' },
  { type: 'image/gif', bytes: 'GIF89a' },
  riff('image/webp', 'WEBP'),
  // The reserved bytes are 0, so a text that starts with BM does not match.
  { type: 'image/bmp', bytes: 'BM', also: { at: 6, bytes: '\0\0\0\0' } },
  { type: 'image/tiff', bytes: 'II*\0' },
  { type: 'image/tiff', bytes: 'MM\0*' },
  { type: 'image/x-icon', bytes: '\0\0\x01\0' },
  riff('audio/wav', 'WAVE'),
  aiff('AIFF'),
  aiff('AIFC'),
  { type: 'audio/mpeg', bytes: 'ID3' },
  { type: 'audio/mpeg', bytes: '\xff\xfb' },
  { type: 'audio/mpeg', bytes: '\xff\xfa' },
  { type: 'audio/mpeg', bytes: '\xff\xf3' },
  { type: 'audio/mpeg', bytes: '\xff\xf2' },
  { type: 'audio/aac', bytes: '\xff\xf1' },
  { type: 'audio/aac', bytes: '\xff\xf9' },
  { type: 'audio/flac', bytes: 'fLaC' },
  { type: 'audio/midi', bytes: 'MThd' },
  { type: 'audio/amr', bytes: '#!AMR' },
  riff('video/x-msvideo', 'AVI '),
  { type: 'video/mpeg', bytes: '\0\0\x01\xba' },
  { type: 'video/mpeg', bytes: '\0\0\x01\xb3' },
  { type: 'video/x-ms-asf', bytes: '\x30\x26\xb2\x75\x8e\x66\xcf\x11' },
  { type: 'application/pdf', bytes: '%PDF-' },
  { type: 'application/rtf', bytes: '{\\rtf' },
  { type: 'application/postscript', bytes: '%!PS' },
  { type: 'application/gzip', bytes: '\x1f\x8b\x08' },
  { type: 'application/x-7z-compressed', bytes: '7z\xbc\xaf\x27\x1c' },
  { type: 'application/vnd.rar', bytes: 'Rar!\x1a\x07' },
  { type: 'application/x-bzip2', bytes: 'BZh', also: { at: 4, bytes: '1AY&SY' } },
  { type: 'application/x-xz', bytes: '\xfd7zXZ\0' },
  { type: 'application/zstd', bytes: '\x28\xb5\x2f\xfd' },
  { type: 'application/x-tar', bytes: 'ustar', at: 257 },
  { type: 'application/x-elf', bytes: '\x7fELF' },
  { type: 'application/x-mach-binary', bytes: '\xcf\xfa\xed\xfe' },
  { type: 'application/wasm', bytes: '\0asm' },
];
