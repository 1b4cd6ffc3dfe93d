/** Unicode isolates around text that has its own direction; they also mark where in a sentence a name stands. */
const begin = '\u2068';
const end = '\u2069';

export function markName(name: string): string {
  // One of these marks within a name would end it early.
  return `${begin}${name.replace(/[\u2066-\u2069]/g, '')}${end}`;
}

export interface Piece {
  readonly text: string;
  readonly isName: boolean;
}

/** A sentence in pieces: its own words, and the names in it. */
export function splitAtNames(sentence: string): Piece[] {
  return sentence
    .split(/\u2068([^\u2069]*)\u2069/)
    .map((text, place) => ({ text, isName: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
