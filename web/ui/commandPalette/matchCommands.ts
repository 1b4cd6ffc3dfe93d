import { foldForSearch } from '#kit/text/foldForSearch.ts';

export interface Matchable {
  readonly label: string;
  readonly group: string;
  readonly hint?: string | undefined;
  readonly synonyms?: string | undefined;
  readonly isFirst?: boolean | undefined;
}

/** How many of those that come first are shown before anything is typed. */
const few = 5;

/**
 * Matching commands, best first: at the start of a word of the label, inside the label, in a synonym or the group's name, or
 * as a subsequence of letters. Accents and case are ignored. Where nothing matches well, one typo in each word is forgiven.
 */
export function matchCommands<Command extends Matchable>(
  commands: readonly Command[],
  query: string,
): Command[] {
  const words = foldForSearch(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return withFewFirst(commands);
  const found = ranked(commands, words, false);
  // Letters that are merely in their order, in some long name, are no reason to overlook a typo.
  const isMeant = (found[0]?.score ?? 0) > 1.5 * words.length;
  return (isMeant ? found : ranked(commands, words, true)).map(({ command }) => command);
}

function withFewFirst<Command extends Matchable>(commands: readonly Command[]): Command[] {
  const first = commands.filter(({ isFirst }) => isFirst === true).slice(0, few);
  return [...first, ...commands.filter(({ isFirst }) => isFirst !== true)];
}

function ranked<Command extends Matchable>(
  commands: readonly Command[],
  words: readonly string[],
  forgivesTypos: boolean,
): { readonly command: Command; readonly score: number }[] {
  return commands
    .map((command) => ({ command, score: scoreOf(command, words, forgivesTypos) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

/** The sum of the scores of all words; every word has to match. */
function scoreOf(
  { label, group, hint, synonyms, isFirst }: Matchable,
  words: readonly string[],
  forgivesTypos: boolean,
): number {
  const own = foldForSearch(label);
  const around = foldForSearch(`${group} ${hint ?? ''} ${synonyms ?? ''}`);
  let sum = 0;
  for (const word of words) {
    const typo = forgivesTypos ? typoScore(own, around, word) : 0;
    const score = Math.max(scoreIn(own, word), around.includes(word) ? 2 : 0, typo);
    if (score === 0) return 0;
    // Letters that are merely somewhere in a long name do not put it before a match.
    sum += isFirst === true && score >= 3 ? score + 2 : score;
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

/** Shorter words have too many others one letter away. */
const shortestWithTypo = 4;

function typoScore(own: string, around: string, word: string): number {
  if (word.length < shortestWithTypo) return 0;
  if (beginsNearly(own, word)) return 1.5;
  return beginsNearly(around, word) ? 1.2 : 0;
}

/** Whether a word of the text begins with this one but for a letter that is wrong, missing, too much, or swapped. */
function beginsNearly(text: string, word: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((other) => {
    let same = 0;
    while (same < word.length && word[same] === other[same]) same += 1;
    const [rest, otherRest] = [word.slice(same), other.slice(same)];
    return (
      otherRest.slice(1).startsWith(rest.slice(1)) ||
      otherRest.startsWith(rest.slice(1)) ||
      otherRest.slice(1).startsWith(rest) ||
      (rest[0] === otherRest[1] && rest[1] === otherRest[0] && otherRest.slice(2).startsWith(rest.slice(2)))
    );
  });
}
