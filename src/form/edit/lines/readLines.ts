import { foldForSearch } from '#kit/text/foldForSearch.ts';
import { maxOptions, maxPages } from '../../value/listLimits.ts';
import { guessKind } from './guessKind.ts';
import { otherWords } from './kindWords.ts';
import type { Question, TypedPage } from './question.ts';

/** As many characters as the app lets people type; the rest is left out rather than refused. */
const maxCharacters = 100_000;
/** Room for a label of full length with many options behind it. */
const maxInLine = 10_000;
const maxQuestions = 300;

interface Block {
  line: string;
  options: string[];
  /** Whether the options stood behind boxes, of which several can be ticked. */
  several: boolean;
}

/**
 * Reads questions that were typed or pasted as lines of text and guesses their kinds:
 *
 *   Name
 *   Email *
 *   How did you hear of us? - Friend - Search - Other
 *   # Your visit
 *   Which days suit you?
 *   [ ] Saturday
 *   [ ] Sunday
 *
 * A star makes a question required, `#` begins a page, and lines with a bullet are the options of the question before.
 */
export function readLines(text: string): readonly TypedPage[] {
  const lines = text
    .slice(0, maxCharacters)
    .split(/\r\n?|\n/)
    .map(tidied);
  // A list in which every line has a bullet is a list of questions.
  const first = lines.find((line) => line.trim() !== '' && headingIn(line) === undefined);
  const bulletsAreQuestions = first !== undefined && bulletIn(first) !== undefined;
  const pages: { heading: string; blocks: Block[] }[] = [{ heading: '', blocks: [] }];
  for (const line of lines) {
    const page = pages.at(-1);
    if (page === undefined || line.trim() === '') continue;
    const heading = headingIn(line);
    const bullet = bulletIn(line);
    const block = page.blocks.at(-1);
    const isOption = bullet !== undefined && block !== undefined;
    if (heading !== undefined) pages.push({ heading, blocks: [] });
    else if (isOption && (!bulletsAreQuestions || /^\s/.test(line) || bullet.isBox)) {
      block.options.push(bullet.text);
      block.several ||= bullet.isBox;
    } else page.blocks.push({ line: bullet?.text ?? line.trim(), options: [], several: false });
  }
  let left = maxQuestions;
  return pages
    .map(({ heading, blocks }) => {
      const taken = blocks.slice(0, left);
      left -= taken.length;
      return { heading, questions: taken.map(readBlock).filter(({ label }) => label !== '') };
    })
    .filter(({ heading, questions }, index) => questions.length > 0 || (index > 0 && heading !== ''))
    .slice(0, maxPages);
}

/** Runs of white space become one space: the patterns below then take time in proportion to the line. */
function tidied(line: string): string {
  const words = line.trim().slice(0, maxInLine).replace(/\s+/g, ' ');
  return words !== '' && /^\s/.test(line) ? ` ${words}` : words;
}

function readBlock({ line, options: listed, several }: Block): Question {
  const { text, required } = withoutStar(line.replace(/^\(?\d{1,3}[.)]\s+/, ''));
  const inline = listed.length > 0 ? undefined : inlineOptions(text);
  const label = (inline?.label ?? text).trim().slice(0, 2000);
  const written = (inline?.options ?? listed).map((option) => option.trim().slice(0, 500));
  const options = [...new Set(written)]
    .filter((option) => option !== '')
    .slice(0, maxOptions.multiple_choice);
  const last = options.at(-1);
  const other =
    last !== undefined && options.length > 1 && otherWords.test(foldForSearch(last)) ? last : undefined;
  const own = other === undefined ? options : options.slice(0, -1);
  const guess = guessKind(label, options, several);
  return {
    ...guess,
    label: guess.label ?? label,
    required,
    options: ['multiple_choice', 'choices', 'dropdown', 'yes_no'].includes(guess.kind) ? own : [],
    ...(other !== undefined && ['multiple_choice', 'choices'].includes(guess.kind) ? { other } : {}),
  };
}

/** `Email *`, `* Email`, `Email (required)` */
function withoutStar(line: string): { text: string; required: boolean } {
  const marked =
    /\s*[([](required|mandatory|pflicht(feld|angabe)?|erforderlich|obligatoire|requis|obligatori[oa]|requerid[oa])[)\]]\s*/i;
  const text = line.replace(marked, ' ').replace(/^\*\s*(?=\S)|\s*\*(?=\s*$|\s*[:?]|\s+[-–—/|(])/, '');
  return { text: text.trim(), required: text.trim() !== line.trim() };
}

/** `How? - A - B`, `Size: S / M / L`, `Size (S, M, L)`, `Colour: red, green` */
function inlineOptions(text: string): { label: string; options: string[] } | undefined {
  const dashed = text.split(/\s+[-–—•|]\s+/);
  const [head = '', ...rest] = dashed;
  // After a colon or a question mark one option may stand; otherwise a dash is part of the label.
  if (rest.length > 1 || (rest.length === 1 && /[?:](\s|$)/.test(head))) {
    const inHead = /^(.*[?:])\s+(\S.*)$/.exec(head);
    if (inHead !== null) return { label: cleaned(inHead[1] ?? ''), options: [inHead[2] ?? '', ...rest] };
    return { label: cleaned(head), options: rest };
  }
  const listed = /^(.*?[?:])\s*(\S.*)$/.exec(text) ?? /^(.+?)\s*\(([^()]+)\)\s*[?:]?$/.exec(text);
  const [, label = '', list = ''] = listed ?? [];
  for (const separator of [/\s*\/\s*/, /\s*;\s*/, /\s*,\s*/]) {
    const parts = list.split(separator).filter(Boolean);
    if (parts.length > 1 && parts.every((part) => part.length <= 60))
      return { label: cleaned(label), options: parts };
  }
  return undefined;
}

/** A colon only separated the question from its options. */
function cleaned(label: string): string {
  return label.trim().replace(/\s*:$/, '');
}

/** `# Page`, `## Page` or a line of dashes. */
function headingIn(line: string): string | undefined {
  const [, heading] = /^\s*#{1,6}\s+(.+)$/.exec(line) ?? [];
  return heading ?? (/^\s*([-=_*])\1{2,}\s*$/.test(line) ? '' : undefined);
}

/** `- A`, `• A`, `a) A`, `[ ] A`, `( ) A` */
function bulletIn(line: string): { text: string; isBox: boolean } | undefined {
  const [, mark = '', text = ''] =
    /^\s*([-–—•●○◦▪*+☐☑□]|\[[ xX]?\]|\([ xX]?\)|[a-zA-Z][.)])\s+(\S.*)$/.exec(line) ?? [];
  if (mark === '') return undefined;
  return { text: text.trim(), isBox: /^(\[|[☐☑□])/.test(mark) };
}
