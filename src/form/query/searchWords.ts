import { foldForSearch } from '#kit/text/foldForSearch.ts';
import type { ResponseItem } from '../answer/responseItems.ts';
import { cutText } from '../value/text.ts';

/** A word to look for; with `prefix` also words that begin with it. */
export interface SearchWord {
  readonly text: string;
  readonly prefix: boolean;
}

/** Characters of a word that are compared. */
const maxWordLength = 40;
/** Words of one response, so that a pasted book does not fill the index. */
const maxWords = 4000;
/** Words of one search. */
const maxSearched = 16;

const word = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that write words without spaces between them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー々]+/gu;
const ascii = /^[\u0000-\u007f]*$/;
const asciiWord = /[a-z0-9]+/g;

/** The words of texts, each once: runs of letters and digits, and pairs of characters where a script has no spaces. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    const folded = foldForSearch(text);
    if (ascii.test(folded)) {
      // Most texts: the same words as below, found faster.
      for (const [part] of folded.matchAll(asciiWord)) {
        words.add(part.slice(0, maxWordLength));
        if (words.size >= maxWords) return words;
      }
      continue;
    }
    for (const [run] of folded.matchAll(word)) {
      for (const { text: part, unspaced: isUnspaced } of partsOf(run)) {
        if (isUnspaced) addPairs(part, words);
        else words.add(cutText(part, maxWordLength));
        if (words.size >= maxWords) return words;
      }
    }
  }
  return words;
}

/** The words that a search asks for: all must be there, the last one as the beginning of a word. */
export function searchedWords(search: string): SearchWord[] {
  const found = new Map<string, SearchWord>();
  const add = (text: string, prefix: boolean) => {
    if (found.size < maxSearched || found.has(text))
      found.set(text, { text, prefix: prefix && (found.get(text)?.prefix ?? true) });
  };
  const runs = [...foldForSearch(search).matchAll(word)].flatMap(([run]) => partsOf(run));
  for (const [index, { text, unspaced: isUnspaced }] of runs.entries()) {
    const characters = [...text];
    if (!isUnspaced) add(cutText(text, maxWordLength), index === runs.length - 1);
    else if (characters.length === 1) add(text, true);
    else
      for (let at = 0; at + 1 < characters.length; at += 1)
        add(`${characters[at]}${characters[at + 1]}`, false);
  }
  return [...found.values()];
}

export function hasWords(words: ReadonlySet<string>, searched: readonly SearchWord[]): boolean {
  return searched.every(({ text, prefix }) => {
    if (words.has(text)) return true;
    if (!prefix) return false;
    for (const each of words) if (each.startsWith(text)) return true;
    return false;
  });
}

/** The parts of a response that a search looks into. */
export interface SearchedTexts {
  readonly items: readonly ResponseItem[];
  readonly tags: readonly string[];
  readonly number: number | null;
}

/** The texts of a response that a search looks into: its number, its tags, and answers as people read them. */
export function* textsOf({ items, tags, number }: SearchedTexts): Generator<string> {
  // Before a long answer, so that they are among the words that are kept.
  if (number !== null) yield String(number);
  yield* tags;
  for (const { value } of items) {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'number') yield String(value);
    else if (Array.isArray(value)) for (const part of value) yield labelOf(part);
    else if (typeof value !== 'object' || value === null) continue;
    else if ('rows' in value) for (const row of value.rows) yield row.join(' ');
    else if ('full_address' in value) yield value.full_address;
  }
}

/** An option's label or a file's name. */
function labelOf(part: object): string {
  if ('label' in part && typeof part.label === 'string') return part.label;
  return 'name' in part && typeof part.name === 'string' ? part.name : '';
}

/** Cuts a run where a script with spaces meets one without. */
function partsOf(run: string): { text: string; unspaced: boolean }[] {
  const parts: { text: string; unspaced: boolean }[] = [];
  let at = 0;
  for (const match of run.matchAll(unspaced)) {
    if (match.index > at) parts.push({ text: run.slice(at, match.index), unspaced: false });
    parts.push({ text: match[0], unspaced: true });
    at = match.index + match[0].length;
  }
  if (at < run.length) parts.push({ text: run.slice(at), unspaced: false });
  return parts;
}

/** Each character begins a word, so that a single one is found as well. */
function addPairs(text: string, words: Set<string>): void {
  const characters = [...text];
  for (const [at, character] of characters.entries()) {
    words.add(`${character}${characters[at + 1] ?? ''}`);
    if (words.size >= maxWords) return;
  }
}
