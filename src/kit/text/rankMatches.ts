import { foldForSearch } from './foldForSearch.ts';

/** A text prepared for many searches. */
export interface Searchable {
  readonly folded: string;
  readonly words: readonly string[];
}

export function searchable(text: string): Searchable {
  const folded = foldForSearch(text);
  return { folded, words: wordsIn(folded) };
}

/**
 * The items that match a query, best first: the text begins with it, its words begin with those of the query, the text
 * contains it. Only where nothing matches, typos are forgiven. Equal matches keep their order.
 */
export function rankMatches<Item extends Searchable>(items: readonly Item[], query: string): readonly Item[] {
  const folded = foldForSearch(query);
  if (folded === '') return items;
  const words = wordsIn(folded);
  const exact = ranked(items, (item) => exactRank(item, folded, words));
  return exact.length > 0 || words.length === 0 ? exact : ranked(items, (item) => typoRank(item, words));
}

function ranked<Item>(items: readonly Item[], rankOf: (item: Item) => number | undefined): Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(item);
      return rank === undefined ? [] : { item, rank };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

function exactRank(item: Searchable, query: string, words: readonly string[]): number | undefined {
  if (item.folded.startsWith(query)) return 0;
  if (words.length > 0 && words.every((word) => item.words.some((own) => own.startsWith(word)))) return 1;
  return item.folded.includes(query) ? 2 : undefined;
}

/** The number of typos; undefined where a word of the query has too many. */
function typoRank(item: Searchable, words: readonly string[]): number | undefined {
  let sum = 0;
  for (const word of words) {
    const fewest = Math.min(...item.words.map((own) => typosBefore(word, own)));
    if (fewest > forgiven(word)) return undefined;
    sum += fewest;
  }
  return sum;
}

/** Short words have too many others near them. */
function forgiven({ length }: string): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * The fewest edits that turn the typed word into the beginning of a word: a letter too much, missing, wrong, or swapped
 * with its neighbour. Gives up as soon as there are more than are forgiven.
 */
function typosBefore(typed: string, word: string): number {
  const most = forgiven(typed);
  const length = Math.min(word.length, typed.length + most);
  if (length < typed.length - most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: length + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = nextRow(typed, word, at, row, before);
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY;
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

/** One row of the edit distance: the first `at` letters that were typed against every beginning of the word. */
function nextRow(typed: string, word: string, at: number, row: number[], before: number[]): number[] {
  const next = [at];
  let last = at;
  for (let to = 1; to < row.length; to += 1) {
    const changed = (row[to - 1] ?? 0) + (typed[at - 1] === word[to - 1] ? 0 : 1);
    last = Math.min(last + 1, (row[to] ?? 0) + 1, changed);
    if (at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1])
      last = Math.min(last, (before[to - 2] ?? 0) + 1);
    next.push(last);
  }
  return next;
}

function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
