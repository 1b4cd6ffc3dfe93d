import { expandTag } from './languageTag.ts';

/** The longest header that is read; no browser sends as much. */
const maxCharacters = 1000;
const maxRanges = 32;

const wellFormed =
  /^([a-z]{1,8}(?:-[a-z0-9]{1,8}){0,7})(?:[ \t]*;[ \t]*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?$/i;

export interface RangeWithQuality {
  /** Expanded and in lower case. */
  readonly tag: string;
  /** From 0, which refuses, to 1. */
  readonly quality: number;
}

/** The languages of an `Accept-Language` header, most preferred first. Malformed entries are skipped. */
export function languageRanges(header: string): RangeWithQuality[] {
  const parts = header.slice(0, maxCharacters).split(',');
  // Truncation may have split the last tag.
  if (header.length > maxCharacters) parts.pop();
  const ranges: RangeWithQuality[] = [];
  for (const part of parts.slice(0, maxRanges)) {
    const [, tag, quality = '1'] = wellFormed.exec(part.trim()) ?? [];
    if (tag !== undefined) ranges.push({ tag: expandTag(tag), quality: Number(quality) });
  }
  return ranges.sort((left, right) => right.quality - left.quality);
}
