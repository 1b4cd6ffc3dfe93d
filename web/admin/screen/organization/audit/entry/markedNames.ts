/** Unicode isolates around names, which may have another text direction; they also mark the names in a sentence. */
const begin = '\u2068';
const end = '\u2069';

export function markName(name: string): string {
  // An isolate character inside a name would end the mark early.
  return `${begin}${name.replace(/[\u2066-\u2069]/g, '')}${end}`;
}

export interface Piece {
  readonly text: string;
  readonly isName: boolean;
}

/** Splits a sentence into names and the text between them. */
export function splitAtNames(sentence: string): Piece[] {
  return sentence
    .split(/\u2068([^\u2069]*)\u2069/)
    .map((text, index) => ({ text, isName: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
