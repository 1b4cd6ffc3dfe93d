import type { Message } from './parseMessage.ts';

/** Labels, which have the least room, are short and take nothing. */
const maxLabel = 20;

/** How many letters a translation may have, given the English text. Texts that few letters say in English need the most room. */
export function maxLength(english: Message): number {
  const length = lengthOf(english);
  const isLabel = length <= maxLabel && english.every(({ kind }) => kind === 'text');
  return isLabel ? 2 * length + 12 : Math.floor(1.75 * length) + 25;
}

/** The letters of a message in its longest case, without what is put in. */
export function lengthOf(message: Message): number {
  const lengths = message.map((part) => {
    if (part.kind === 'text') return [...part.text].length;
    if (part.kind !== 'plural' && part.kind !== 'select') return 0;
    return Math.max(...[...part.cases.values()].map(lengthOf));
  });
  return lengths.reduce((all, each) => all + each, 0);
}
