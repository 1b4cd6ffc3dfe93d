import type { Message, Part } from './parseMessage.ts';
import type { ListedLanguage } from './readLanguages.ts';
import type { Namespace } from './readNamespace.ts';
import { lengthOf } from './textLength.ts';

/** English with accents, longer and in brackets: what is not so on a screen, no translator can reach. For development and tests only. */
export const pseudoLanguage: ListedLanguage = { code: 'en-XA', name: '[Þšéûđö]', direction: 'ltr' };

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aåbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž'].flatMap((letter, index, all) => {
    const accent = all[index + 1];
    if (index % 2 === 1 || accent === undefined) return [];
    return [
      [letter, accent],
      [letter.toUpperCase(), accent.toUpperCase()],
    ];
  }),
);

/** How much longer than English most languages are, at least. */
const growth = 0.3;

/** The namespace with the pseudo-language as one more. */
export function withPseudoLanguage(namespace: Namespace): Namespace {
  const english = namespace.languages.get('en') ?? new Map<string, Message>();
  const pseudo = new Map([...english].map(([key, message]) => [key, pseudoMessage(message)]));
  return { ...namespace, languages: new Map([...namespace.languages, [pseudoLanguage.code, pseudo]]) };
}

/**
 * @example pseudoMessage(parseMessage('Save {name}')) // '[Šåṽé {name} ··]'
 */
export function pseudoMessage(message: Message): Message {
  // A text that takes the place of another, such as an empty one, stays as empty.
  if (message.length === 0) return message;
  const padding = '·'.repeat(Math.ceil(lengthOf(message) * growth));
  return [
    { kind: 'text', text: '[' },
    ...message.map(pseudoPart),
    { kind: 'text', text: padding === '' ? ']' : ` ${padding}]` },
  ];
}

function pseudoPart(part: Part): Part {
  if (part.kind === 'text')
    return { ...part, text: part.text.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter) };
  if (part.kind !== 'plural' && part.kind !== 'select') return part;
  return {
    ...part,
    cases: new Map([...part.cases].map(([label, inside]) => [label, inside.map(pseudoPart)])),
  };
}
