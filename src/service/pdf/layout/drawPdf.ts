import PDFDocument from 'pdfkit';
import type { PdfContent } from '../pdfContent.ts';
import type { Faces, Weight } from './faces.ts';
import { type Line, layoutText } from './lines.ts';

const margin = 56;
/** Above the lower edge of the page, for its number. */
const footer = 36;
const ink = '#16181d';
const subtle = '#565b66';
const rule = '#d5d6d0';

interface Style {
  readonly size: number;
  readonly leading: number;
  readonly weight: Weight;
  readonly color: string;
}

const styles = {
  title: { size: 18, leading: 24, weight: 'strong', color: ink },
  facts: { size: 9.5, leading: 14, weight: 'regular', color: subtle },
  section: { size: 12.5, leading: 18, weight: 'strong', color: ink },
  label: { size: 9.5, leading: 14, weight: 'strong', color: subtle },
  value: { size: 11, leading: 16, weight: 'regular', color: ink },
} as const satisfies Record<string, Style>;

/** Draws the response on pages of A4. */
export async function drawPdf(content: PdfContent, faces: Faces): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    font: null,
    bufferPages: true,
    compress: true,
    lang: content.language,
    displayTitle: true,
    info: { Title: content.title, Creator: 'Canvass', CreationDate: new Date(content.createdAt) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve);
    document.once('error', reject);
  });
  new Sheet(document, content, faces).draw();
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

class Sheet {
  readonly #document: PDFDocument;
  readonly #content: PdfContent;
  readonly #faces: Faces;
  readonly #known = new Set<string>();
  readonly #width: number;
  readonly #bottom: number;
  #y = margin;
  #isMissing = false;

  constructor(document: PDFDocument, content: PdfContent, faces: Faces) {
    this.#document = document;
    this.#content = content;
    this.#faces = faces;
    this.#width = document.page.width - 2 * margin;
    this.#bottom = document.page.height - margin;
  }

  draw(): void {
    const { title, facts, sections, notes, missing } = this.#content;
    this.#paragraph(title, styles.title);
    this.#y += 2;
    this.#paragraph(facts.join(' · '), styles.facts);
    this.#rule();
    for (const section of sections) {
      if (section.title !== '') {
        this.#y += 6;
        const lines = this.#lines(section.title, styles.section);
        // A title stays with the first question below it.
        this.#make(lines.length * styles.section.leading + styles.label.leading + styles.value.leading + 4);
        this.#print(lines, styles.section);
        this.#y += 4;
      }
      for (const { label, value } of section.rows) this.#answer(label, value);
    }
    const last = this.#isMissing ? [...notes, missing] : notes;
    if (last.length > 0) this.#rule();
    for (const note of last) this.#paragraph(note, styles.facts);
    this.#numberPages();
  }

  #answer(label: string, value: string): void {
    const asked = this.#lines(label, styles.label);
    this.#make(asked.length * styles.label.leading + styles.value.leading);
    this.#print(asked, styles.label);
    this.#paragraph(value, styles.value);
    this.#y += 10;
  }

  #paragraph(text: string, style: Style): void {
    this.#print(this.#lines(text, style), style);
  }

  #lines(text: string, { size, weight }: Style): Line[] {
    const { direction } = this.#content;
    const laid = layoutText(text, { faces: this.#faces, weight, size, width: this.#width, direction });
    this.#isMissing ||= laid.isMissing;
    return laid.lines;
  }

  #print(lines: readonly Line[], style: Style): void {
    for (const line of lines) {
      this.#make(style.leading);
      const x = line.direction === 'rtl' ? margin + this.#width - line.width : margin;
      this.#line(line, style, x, this.#y + style.leading * 0.75);
      this.#y += style.leading;
    }
  }

  #line({ runs }: Line, { size, color }: Style, x: number, baseline: number): void {
    this.#document.fillColor(color);
    let left = x;
    for (const { text, face, direction, width } of runs) {
      if (!this.#known.has(face.name)) this.#document.registerFont(face.name, face.font);
      this.#known.add(face.name);
      const options = { lineBreak: false, baseline: 'alphabetic', features: { direction } } as const;
      this.#document.font(face.name, size).text(text, left, baseline, options);
      left += width;
    }
  }

  /** Begins a page if the current one has not this much room. */
  #make(height: number): void {
    if (this.#y === margin || this.#y + Math.min(height, this.#bottom - margin) <= this.#bottom) return;
    this.#document.addPage();
    this.#y = margin;
  }

  #rule(): void {
    this.#y += 8;
    this.#make(12);
    const { width } = this.#document.page;
    this.#document.strokeColor(rule).lineWidth(0.7);
    this.#document
      .moveTo(margin, this.#y)
      .lineTo(width - margin, this.#y)
      .stroke();
    this.#y += 12;
  }

  #numberPages(): void {
    const { start, count } = this.#document.bufferedPageRange();
    if (count === 1) return;
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(start + page);
      const [line] = this.#lines(`${page + 1} / ${count}`, styles.facts);
      const { width, height } = this.#document.page;
      if (line !== undefined) this.#line(line, styles.facts, (width - line.width) / 2, height - footer);
    }
  }
}
