/** The parts of packages without types that the PDF uses. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: unknown,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun;
  }
  export interface Glyph {
    readonly codePoints: readonly number[];
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly object[];
    readonly advanceWidth: number;
  }
  /** A collection of fonts has `fonts`. */
  export function create(bytes: Uint8Array): Font & { readonly fonts?: readonly Font[] };
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  interface PdfOptions {
    readonly size: 'A4';
    readonly margin: number;
    readonly font: null;
    readonly bufferPages: boolean;
    readonly compress: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly info: Readonly<Record<string, string | Date>>;
  }
  interface TextOptions {
    readonly lineBreak: false;
    readonly baseline: 'alphabetic';
    readonly features: { readonly direction: 'ltr' | 'rtl' };
  }
  export default class PDFDocument extends Readable {
    constructor(options: PdfOptions);
    readonly page: { readonly width: number; readonly height: number };
    registerFont(name: string, font: Font): this;
    font(name: string, size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): void;
    end(): void;
  }
}

declare module 'bidi-js' {
  interface Levels {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): Levels;
    getMirroredCharacter(letter: string): string | null;
  };
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
