/** A fenced code block: its info string and its text. */
export interface Block {
  /** The words of the info string: `['yaml', 'field']`. */
  info: string[];
  text: string;
  /** The offset in the searched text. */
  index: number;
}

/** The section under a heading, up to the next heading of the same or a higher level. */
export function sectionOf(document: string, heading: string): string {
  const start = document.indexOf(`\n${heading}\n`);
  if (start === -1) throw new Error(`the document has no heading "${heading}"`);
  const body = document.slice(start + heading.length + 2);
  const level = /^#+/.exec(heading)?.[0].length ?? 1;
  const end = headingPlaces(body).find((found) => found.level <= level)?.index;
  return body.slice(0, end);
}

/** The headings of one level. */
export function headingsOf(document: string, level: number): string[] {
  return headingPlaces(document)
    .filter((found) => found.level === level)
    .map(({ title }) => title);
}

/** Skips code blocks, where a line starting with # is a comment. */
function headingPlaces(document: string): { level: number; title: string; index: number }[] {
  const prose = document.replace(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '));
  return [...prose.matchAll(/^(#+) (.*)$/gm)].map((match) => ({
    level: match[1]?.length ?? 0,
    title: match[2] ?? '',
    index: match.index,
  }));
}

export function blocksOf(document: string): Block[] {
  return [...document.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    info: (match[1] ?? '').split(' '),
    text: match[2] ?? '',
    index: match.index,
  }));
}

/** The rows of the first table with this first heading, with trimmed cells. */
export function tableOf(section: string, firstHeading: string): string[][] {
  const start = section.search(new RegExp(`^\\| ${firstHeading} \\|`, 'm'));
  if (start === -1) throw new Error(`there is no table with the first heading "${firstHeading}"`);
  const lines = section.slice(start).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end === -1 ? undefined : end).map(cellsOf);
}

function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** The words in backticks. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

/** The only word in backticks. */
export function codeIn(text: string): string {
  const [code, ...more] = codesIn(text);
  if (code === undefined || more.length > 0) throw new Error(`there is not one word in backticks: ${text}`);
  return code;
}
