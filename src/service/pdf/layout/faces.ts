import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { unpackWoff } from './unpackWoff.ts';

export type Weight = 'regular' | 'strong';

/** A font file. The same object serves all documents of a thread. */
export interface Face {
  readonly name: string;
  readonly font: Font;
}

/** In the order in which they are asked for a letter. */
const scripts = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'arabic',
  'hebrew',
  'devanagari',
  'thai',
  'vietnamese',
  'cyrillic-ext',
  'greek-ext',
];
const folder = new URL('./pdfFonts/', import.meta.url);
const weightNumbers = { regular: 400, strong: 600 };

/** The fonts of the service, then those of the operator; each is read when a letter needs it. */
export class Faces {
  readonly #own: Readonly<Record<Weight, (() => Face | undefined)[]>>;
  readonly #found = new Map<string, Face | undefined>();
  readonly unreadable: string[] = [];

  constructor(operatorFonts: readonly string[]) {
    const further = operatorFonts.map((path, index) =>
      once(() => {
        try {
          return open(`Operator${index}`, readFileSync(path));
        } catch {
          this.unreadable.push(path);
          return undefined;
        }
      }),
    );
    const ofWeight = (weight: Weight) => [
      ...scripts.map((script) =>
        once(() => {
          const file = `${script}-${weightNumbers[weight]}`;
          return open(`Own-${file}`, unpackWoff(readFileSync(new URL(`${file}.woff`, folder))));
        }),
      ),
      ...further,
    ];
    this.#own = { regular: ofWeight('regular'), strong: ofWeight('strong') };
  }

  /** The first font with the letter; undefined if none has it. */
  find(codePoint: number, weight: Weight): Face | undefined {
    const key = `${weight} ${codePoint}`;
    if (this.#found.has(key)) return this.#found.get(key);
    let found: Face | undefined;
    for (const get of this.#own[weight]) {
      const face = get();
      if (face?.font.hasGlyphForCodePoint(codePoint) !== true) continue;
      found = face;
      break;
    }
    this.#found.set(key, found);
    return found;
  }

  /** The Latin font, which also has the replacement character. */
  first(weight: Weight): Face {
    const face = this.#own[weight][0]?.();
    if (face === undefined) throw new Error('The fonts of the service are missing.');
    return face;
  }
}

function open(name: string, bytes: Uint8Array): Face {
  const opened = create(bytes);
  const font = opened.fonts?.[0] ?? opened;
  // All parts of a family have one name, by which the PDF would take them for the same font.
  Object.defineProperty(font, 'postscriptName', { value: name });
  font.layout = rememberedLayout(font);
  return { name, font };
}

/** More words than this are forgotten, so that a thread does not grow with the documents it made. */
const maxWords = 20_000;

/** Shaping takes most of the time of a document, and every word is measured before it is drawn. */
function rememberedLayout(font: Font): Font['layout'] {
  const layout = font.layout.bind(font);
  const known = new Map<string, GlyphRun>();
  return (text, features) => {
    // The PDF passes on only features, so they carry the direction.
    const { direction = 'ltr' } = (features ?? {}) as { direction?: 'ltr' | 'rtl' };
    const key = `${direction} ${text}`;
    let run = known.get(key);
    if (run === undefined) {
      const shaped = layout(text, undefined, undefined, undefined, direction);
      run = direction === 'rtl' ? { ...runParts(shaped), glyphs: shaped.glyphs.map(asShown) } : shaped;
      if (known.size >= maxWords) known.clear();
      known.set(key, run);
    }
    const { glyphs, positions, advanceWidth } = run;
    // The PDF scales the positions in place.
    return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth };
  };
}

function runParts({ glyphs, positions, advanceWidth }: GlyphRun): GlyphRun {
  return { glyphs, positions, advanceWidth };
}

/** Readers turn a line from right to left round letter by letter, also the letters of a ligature. */
function asShown(glyph: Glyph): Glyph {
  if (glyph.codePoints.length < 2) return glyph;
  return Object.create(glyph, { codePoints: { value: glyph.codePoints.toReversed() } }) as Glyph;
}

function once<T>(get: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: get() };
    return known.value;
  };
}
