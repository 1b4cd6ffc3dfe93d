/** The brands of ISO base media files: MP4 video, HEIF images, audio. */
const brands: readonly (readonly [brand: RegExp, type: string])[] = [
  [/^avi[fs]/, 'image/avif'],
  [/^he(ic|ix|im|is|vc)/, 'image/heic'],
  [/^(mif1|msf1)/, 'image/heif'],
  [/^M4[ABP]/, 'audio/mp4'],
  [/^qt {2}/, 'video/quicktime'],
  [/^3g/, 'video/3gpp'],
  [/^/, 'video/mp4'],
];

/** Detects media containers: ISO base media, Matroska and WebM, Ogg. */
export function sniffVideo(head: string): string | undefined {
  if (head.startsWith('ftyp', 4)) {
    const brand = head.slice(8, 12);
    return brands.find(([each]) => each.test(brand))?.[1];
  }
  if (head.startsWith('\x1a\x45\xdf\xa3'))
    return head.slice(0, 64).includes('webm') ? 'video/webm' : 'video/x-matroska';
  if (head.startsWith('OggS')) return head.slice(0, 512).includes('\x80theora') ? 'video/ogg' : 'audio/ogg';
  return undefined;
}
