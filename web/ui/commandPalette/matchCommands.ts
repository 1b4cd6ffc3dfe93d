import { caseFolded } from '#kit/text/caseFolded.ts';

export interface Matchable {
  readonly label: string;
  readonly group: string;
  readonly hint?: string | undefined;
  readonly synonyms?: string | undefined;
}

/**
 * Matching commands, best first: at the start of a word of the label, inside the label, in a synonym or the group's name, or
 * as a subsequence of letters. Accents and case are ignored.
 */
export function matchCommands<Command extends Matchable>(
  commands: readonly Command[],
  query: string,
): Command[] {
  const words = caseFolded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...commands];
  return commands
    .map((command) => ({ command, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ command }) => command);
}

/** The sum of the scores of all words; every word has to match. */
function scoreOf({ label, group, hint, synonyms }: Matchable, words: readonly string[]): number {
  const own = caseFolded(label);
  const around = caseFolded(`${group} ${hint ?? ''} ${synonyms ?? ''}`);
  let sum = 0;
  for (const word of words) {
    const score = Math.max(scoreIn(own, word), around.includes(word) ? 2 : 0);
    if (score === 0) return 0;
    sum += score;
  }
  // Of two equal matches, the shorter label is the more likely one.
  return sum - own.length / 1_000;
}

function scoreIn(text: string, word: string): number {
  if (beginsAWord(text, word)) return 4;
  if (text.includes(word)) return 3;
  return hasLettersInOrder(text, word) ? 1 : 0;
}

function beginsAWord(text: string, word: string): boolean {
  for (let index = text.indexOf(word); index !== -1; index = text.indexOf(word, index + 1))
    if (index === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(index - 1))) return true;
  return false;
}

function hasLettersInOrder(text: string, word: string): boolean {
  let from = 0;
  for (const letter of word) {
    const index = text.indexOf(letter, from);
    if (index === -1) return false;
    from = index + letter.length;
  }
  return true;
}
