import type { Tree } from './reference.ts';

/** The precedence of each operator, repeated here so that a mistake in the parser's table is found. */
const ranks: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  not: 3,
  '=': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
};
const closest = 7;

/**
 * Prints the tree as a formula with the necessary parentheses, and random spaces, letter case and extra parentheses.
 */
export function writeTree(tree: Tree, whim: () => number): string {
  const space = (): string => ['', ' ', '  ', '\n', '\t '][whim() % 5] ?? '';
  const gap = (): string => space() || ' ';
  const anyCase = (word: string): string => (whim() % 3 === 0 ? word.toUpperCase() : word);

  const within = (inner: Tree, least: number): string => {
    const needed = rankOf(inner) < least;
    const text = written(inner);
    return needed || whim() % 6 === 0 ? `(${space()}${text}${space()})` : text;
  };

  const written = (of: Tree): string => {
    switch (of.is) {
      case 'digits':
        return of.written;
      case 'words':
        return `"${of.words.replaceAll('"', '""')}"`;
      case 'truth':
        return anyCase(String(of.holds));
      case 'name':
        return of.name;
      case 'before':
        return of.sign === 'not'
          ? `${anyCase('not')}${gap()}${within(of.of, ranks.not ?? 0)}`
          : `-${space()}${within(of.of, closest)}`;
      case 'between': {
        const rank = ranks[of.sign] ?? 0;
        // Comparisons do not chain; all other operators are left-associative.
        const left = within(of.of[0], rank === 4 ? rank + 1 : rank);
        const right = within(of.of[1], rank + 1);
        const isWord = of.sign === 'and' || of.sign === 'or';
        return isWord
          ? `${left}${gap()}${anyCase(of.sign)}${gap()}${right}`
          : `${left}${space()}${of.sign}${space()}${right}`;
      }
      case 'call':
        return `${anyCase(of.name)}(${space()}${of.of.map((given) => within(given, 0)).join(`${space()},${space()}`)})`;
    }
  };
  return within(tree, 0);
}

function rankOf(tree: Tree): number {
  if (tree.is === 'between') return ranks[tree.sign] ?? 0;
  if (tree.is === 'before') return tree.sign === 'not' ? (ranks.not ?? 0) : closest;
  return closest + 1;
}
