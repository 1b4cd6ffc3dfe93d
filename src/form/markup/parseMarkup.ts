import { parseInline } from './parseInline.ts';
import type { Block, Markup } from './tree.ts';

export type { Markup } from './tree.ts';

const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const item = /^ {0,3}(?:-|(\d{1,9})\.)[ \t]+(.*)$/;
const continuation = /^(?: {2,}|\t)/;

/** The block that is being collected, line by line. */
type Open =
  | { readonly kind: 'paragraph'; readonly lines: string[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly first: number; readonly items: string[][] };

/**
 * Parses the markup of rich text: `#` headings, `-` and `1.` lists, `**bold**`, `*italic*`,
 * `[words](https://address)`. Line breaks are kept, an empty line separates paragraphs, and a backslash escapes a
 * mark. Every text is valid, and parsing takes linear time.
 */
export function parseMarkup(text: string): Markup {
  const blocks: Block[] = [];
  let open: Open | undefined;
  const close = (): void => {
    if (open !== undefined) blocks.push(closed(open));
    open = undefined;
  };
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      close();
      continue;
    }
    const [, marks, title] = heading.exec(line) ?? [];
    if (marks !== undefined && title !== undefined) {
      close();
      blocks.push({ kind: 'heading', level: marks.length, content: parseInline(title.trim()) });
      continue;
    }
    const [listed, number, words = ''] = item.exec(line) ?? [];
    if (listed !== undefined) {
      const ordered = number !== undefined;
      if (open?.kind !== 'list' || open.ordered !== ordered) {
        close();
        open = { kind: 'list', ordered, first: Number(number ?? 1), items: [] };
      }
      open.items.push([words]);
    } else if (open?.kind === 'list' && continuation.test(line)) open.items.at(-1)?.push(line);
    else {
      if (open?.kind !== 'paragraph') {
        close();
        open = { kind: 'paragraph', lines: [] };
      }
      open.lines.push(line);
    }
  }
  close();
  return blocks;
}

function closed(open: Open): Block {
  if (open.kind === 'paragraph') return { kind: 'paragraph', content: parseLines(open.lines) };
  return { ...open, items: open.items.map(parseLines) };
}

function parseLines(lines: readonly string[]) {
  return parseInline(lines.map((line) => withoutEscape(line.trim())).join('\n'));
}

/** Removes the backslash that escapes the mark of a heading or a list at the start of a line. */
function withoutEscape(line: string): string {
  return /^\\[#-]/.test(line) ? line.slice(1) : line.replace(/^(\d{1,9})\\\./, '$1.');
}
