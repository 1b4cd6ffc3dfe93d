/** Where in a document the cursor is. */
export interface CodeLocation {
  /** The path of the group that the line belongs to. */
  readonly path: readonly (string | number)[];
  /** The key whose value is being written; undefined while the key itself is. */
  readonly key: string | undefined;
}

interface Level {
  readonly indent: number;
  readonly path: readonly (string | number)[];
  /** The number of items so far, where the level is a list. */
  items: number;
}

const keyed = /^([\w$-]+|"[^"]*"|'[^']*'):(?:\s+(.*)|\s*)$/;

/**
 * The place at an offset of YAML in block style, from indentation alone: while somebody types, the text is rarely
 * well-formed.
 */
export function pathAt(text: string, offset: number): CodeLocation {
  const lines = text.slice(0, offset).split('\n');
  const current = lines.pop() ?? '';
  const levels: Level[] = [{ indent: -1, path: [], items: 0 }];
  for (const line of lines) if (/^\s*[^\s#]/.test(line)) enter(levels, line);
  const { indent, rest, isItem } = headOf(current);
  const level = levelFor(levels, indent, isItem);
  const path = isItem ? [...level.path, level.items] : level.path;
  const key = keyed.exec(rest)?.[1] ?? /^([\w$-]+):$/.exec(rest.trim())?.[1];
  return { path, key };
}

function enter(levels: Level[], line: string): void {
  const { indent, rest, isItem } = headOf(line);
  const level = levelFor(levels, indent, isItem);
  let path = level.path;
  let column = indent;
  if (isItem) {
    path = [...path, level.items];
    level.items += 1;
    column = line.length - line.trimStart().slice(1).trimStart().length;
    levels.push({ indent: column - 1, path, items: 0 });
  }
  const found = keyed.exec(rest);
  const name = found?.[1]?.replace(/^["']|["']$/g, '');
  if (name !== undefined && (found?.[2] ?? '').replace(/#.*$/, '').trim() === '')
    levels.push({ indent: column, path: [...path, name], items: 0 });
}

/** The innermost level that a line of this indentation belongs to. List items may stand below their key's column. */
function levelFor(levels: Level[], indent: number, isItem: boolean): Level {
  while (levels.length > 1) {
    const last = levels.at(-1);
    if (last === undefined) break;
    const isInside = isItem ? indent >= last.indent && !isAfterItem(last) : indent > last.indent;
    if (isInside) return last;
    levels.pop();
  }
  return levels[0] ?? { indent: -1, path: [], items: 0 };
}

/** Whether the level is the group of a list item, in which the next item does not stand. */
function isAfterItem({ path }: Level): boolean {
  return typeof path.at(-1) === 'number';
}

function headOf(line: string): { indent: number; rest: string; isItem: boolean } {
  const indent = line.length - line.trimStart().length;
  const text = line.trimStart();
  const isItem = /^-(\s|$)/.test(text);
  return { indent, rest: isItem ? text.slice(1).trimStart() : text, isItem };
}
