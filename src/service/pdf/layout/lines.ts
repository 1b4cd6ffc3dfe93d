import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { Face, Faces, Weight } from './faces.ts';

/** A word or a part of one: letters of one font and one direction, in the order in which the line shows them. */
interface Run {
  readonly text: string;
  readonly face: Face;
  readonly direction: 'ltr' | 'rtl';
  readonly width: number;
}

export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  readonly direction: 'ltr' | 'rtl';
}

export interface LineStyle {
  readonly faces: Faces;
  readonly weight: Weight;
  readonly size: number;
  readonly width: number;
  /** For paragraphs without letters. */
  readonly direction: 'ltr' | 'rtl';
}

const bidi = bidiFactory();
const replacement = '\ufffd';
/** Marks that no font shows: they only steer direction and line breaks, or follow an emoji. */
const invisible =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]|\p{Variation_Selector}/u;
const joiners = /[\u200c\u200d]/;

/** The lines of a text, and whether letters are missing in all fonts. */
export function layoutText(text: string, style: LineStyle): { lines: Line[]; isMissing: boolean } {
  const lines: Line[] = [];
  let isMissing = false;
  for (const paragraph of cleaned(text).split('\n')) {
    const laid = new Paragraph(paragraph, style);
    isMissing ||= laid.isMissing;
    lines.push(...laid.lines());
  }
  return { lines, isMissing };
}

function cleaned(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replaceAll('\t', '    ')
    .replace(/[\u0000-\u0009\u000e-\u001f\u007f-\u009f]/g, '');
}

class Paragraph {
  readonly #text: string;
  readonly #style: LineStyle;
  readonly #levels: Uint8Array;
  readonly #faces: readonly (Face | undefined)[];
  readonly #base: 'ltr' | 'rtl';
  isMissing = false;

  constructor(text: string, style: LineStyle) {
    this.#style = style;
    this.#faces = this.#chooseFaces(text);
    this.#text = text;
    const { levels, paragraphs } = bidi.getEmbeddingLevels(
      text,
      /\p{L}/u.test(text) ? 'auto' : style.direction,
    );
    this.#levels = levels;
    this.#base = (paragraphs[0]?.level ?? (style.direction === 'rtl' ? 1 : 0)) % 2 === 1 ? 'rtl' : 'ltr';
  }

  /** One per unit of the text; undefined for marks that are not shown. */
  #chooseFaces(text: string): (Face | undefined)[] {
    const { faces, weight } = this.#style;
    const chosen: (Face | undefined)[] = [];
    let last = faces.first(weight);
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      let face: Face | undefined;
      if (!invisible.test(letter)) {
        // Spaces, digits and marks stay in the font of the letters before them.
        const isNeutral = !/\p{L}/u.test(letter);
        const found = isNeutral && last.font.hasGlyphForCodePoint(code) ? last : faces.find(code, weight);
        if (found !== undefined) face = found;
        else if (!joiners.test(letter)) {
          face = faces.first(weight);
          this.isMissing = true;
        }
        if (face !== undefined) last = face;
      }
      for (let unit = 0; unit < letter.length; unit += 1) chosen.push(face);
    }
    return chosen;
  }

  lines(): Line[] {
    const { width } = this.#style;
    const lines: Line[] = [];
    let start = 0;
    let used = 0;
    const end = (at: number) => {
      lines.push(this.#line(start, at));
      start = at;
      used = 0;
    };
    for (const [from, to] of this.#segments()) {
      const trimmed = from + this.#text.slice(from, to).trimEnd().length;
      if (used > 0 && used + this.#measure(from, trimmed) > width) end(from);
      used += this.#measure(from, to);
    }
    if (start < this.#text.length || lines.length === 0) end(this.#text.length);
    return lines;
  }

  /** Parts between which a line may end; words wider than a line are taken apart. */
  *#segments(): Generator<readonly [from: number, to: number]> {
    const breaker = new LineBreaker(this.#text);
    let from = 0;
    for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
      yield* this.#parts(from, next.position, 'word');
      from = next.position;
    }
  }

  *#parts(
    from: number,
    to: number,
    granularity: 'word' | 'grapheme',
  ): Generator<readonly [from: number, to: number]> {
    const word = this.#text.slice(from, to);
    if (this.#measure(from, from + word.trimEnd().length) <= this.#style.width) {
      yield [from, to];
      return;
    }
    // Thai has no spaces between words, and an address may have none at all.
    for (const { segment, index } of segmenters[granularity].segment(word)) {
      const start = from + index;
      if (granularity === 'grapheme') yield [start, start + segment.length];
      else yield* this.#parts(start, start + segment.length, 'grapheme');
    }
  }

  #measure(from: number, to: number): number {
    return this.#runs(from, to).reduce((sum, { width }) => sum + width, 0);
  }

  #line(from: number, to: number): Line {
    const end = from + this.#text.slice(from, to).trimEnd().length;
    const runs = inVisualOrder(this.#runs(from, end));
    return { runs, width: runs.reduce((sum, { width }) => sum + width, 0), direction: this.#base };
  }

  #runs(from: number, to: number): LeveledRun[] {
    const runs: LeveledRun[] = [];
    let start = from;
    for (let at = from + 1; at <= to; at += 1) {
      const isSame =
        at < to && this.#faces[at] === this.#faces[start] && this.#levels[at] === this.#levels[start];
      // A run is a word with the space behind it: words come back, and are shaped once.
      if (isSame && !(this.#text[at - 1] === ' ' && this.#text[at] !== ' ')) continue;
      const face = this.#faces[start];
      if (face !== undefined) runs.push(this.#run(start, at, face));
      start = at;
    }
    return runs;
  }

  #run(from: number, to: number, face: Face): LeveledRun {
    const level = this.#levels[from] ?? 0;
    const direction = level % 2 === 1 ? 'rtl' : 'ltr';
    const text = [...this.#text.slice(from, to)].map((letter) => shown(letter, face, direction)).join('');
    const { font } = face;
    const width = (font.layout(text, { direction }).advanceWidth / font.unitsPerEm) * this.#style.size;
    return { text, face, direction, width, level };
  }
}

interface LeveledRun extends Run {
  readonly level: number;
}

const segmenters = {
  word: new Intl.Segmenter('th', { granularity: 'word' }),
  grapheme: new Intl.Segmenter('en', { granularity: 'grapheme' }),
};

/** Brackets point the other way in text from right to left. */
function shown(letter: string, { font }: Face, direction: 'ltr' | 'rtl'): string {
  const mirrored = direction === 'rtl' ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
  return font.hasGlyphForCodePoint(mirrored.codePointAt(0) ?? 0) ? mirrored : replacement;
}

/** Rule L2 of the Unicode bidirectional algorithm, run by run. */
function inVisualOrder(runs: readonly LeveledRun[]): LeveledRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(end, start + 1);
    }
  }
  return ordered;
}
