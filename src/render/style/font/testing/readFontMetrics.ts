import { brotliDecompressSync } from 'node:zlib';

/** The measures of a font that decide where lines break and how high they are, in units of its em. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The average width of letters and spaces in running text. */
  readonly averageWidth: number;
}

/** Letters by how often running text has them, so that the average is that of real lines. */
const runningText = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** The tags that WOFF2 writes as a number; others follow as text. */
const knownTags = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
];

/** Reads the measures of a WOFF2 file. */
export function readFontMetrics(file: Buffer): FontMetrics {
  const table = tablesOf(file);
  const [head, hhea, hmtx, cmap] = [table('head'), table('hhea'), table('hmtx'), table('cmap')];
  // A transformed table starts with a byte of flags; the widths follow as in the plain one, without the bearings.
  const widthAt = (glyph: number): number => {
    const at = Math.min(glyph, hhea.bytes.readUInt16BE(34) - 1);
    return hmtx.isTransformed ? hmtx.bytes.readUInt16BE(1 + at * 2) : hmtx.bytes.readUInt16BE(at * 4);
  };
  const widths = [...runningText].map((letter) => widthAt(glyphOf(cmap.bytes, letter.charCodeAt(0))));
  return {
    unitsPerEm: head.bytes.readUInt16BE(18),
    ascent: hhea.bytes.readInt16BE(4),
    descent: -hhea.bytes.readInt16BE(6),
    lineGap: hhea.bytes.readInt16BE(8),
    averageWidth: Math.round(widths.reduce((sum, width) => sum + width, 0) / widths.length),
  };
}

interface FontTable {
  readonly bytes: Buffer;
  readonly isTransformed: boolean;
}

function tablesOf(file: Buffer): (tag: string) => FontTable {
  const count = file.readUInt16BE(12);
  const entries: { tag: string; length: number; isTransformed: boolean }[] = [];
  let at = 48;
  const readLength = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  for (let index = 0; index < count; index++) {
    const flags = file.readUInt8(at++);
    let tag = knownTags[flags & 0x3f] ?? `known table ${flags & 0x3f}`;
    if ((flags & 0x3f) === 0x3f) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const version = flags >> 6;
    const length = readLength();
    // For outlines 3 means untransformed, for other tables 0 does.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    entries.push({ tag, length: isTransformed ? readLength() : length, isTransformed });
  }
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const tables = new Map<string, FontTable>();
  let start = 0;
  for (const { tag, length, isTransformed } of entries) {
    tables.set(tag, { bytes: content.subarray(start, start + length), isTransformed });
    start += length;
  }
  return (tag) => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`the font has no table ${tag}`);
    return found;
  };
}

/** Looks a character up in the segments of a format 4 map. */
function glyphOf(cmap: Buffer, code: number): number {
  const count = cmap.readUInt16BE(2);
  const maps = Array.from({ length: count }, (_, index) => cmap.subarray(cmap.readUInt32BE(8 + index * 8)));
  const map = maps.find((each) => each.readUInt16BE(0) === 4);
  if (map === undefined) throw new Error('the font has no map of format 4');
  const segments = map.readUInt16BE(6) / 2;
  const at = (block: number, index: number) => 14 + block * segments * 2 + (block > 0 ? 2 : 0) + index * 2;
  for (let index = 0; index < segments; index++) {
    if (map.readUInt16BE(at(0, index)) < code) continue;
    const start = map.readUInt16BE(at(1, index));
    if (start > code) return 0;
    const delta = map.readUInt16BE(at(2, index));
    const offset = map.readUInt16BE(at(3, index));
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = map.readUInt16BE(at(3, index) + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
