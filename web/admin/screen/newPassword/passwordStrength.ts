import { shortestPassword } from '#contract/app/text.ts';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** What people try first, and so does everybody else. */
const common = [
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'asdf',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'canvass',
];

/**
 * How hard a password is to guess, roughly: by what is left of it without words that everybody tries, repetitions and
 * rows of neighbours. `known` is what others know of the person, such as the name.
 *
 * @example passwordStrength('aaaaaaaaaaaa') === 'weak'
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (password.length < shortestPassword) return 'short';
  const surprising = withoutRows(withoutWords(password, [...common, ...known.flatMap(partsOf)]));
  const bits = surprising.length * Math.log2(alphabetOf(surprising));
  if (bits < 40) return 'weak';
  return bits < 64 ? 'fair' : 'strong';
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 2);
}

/** A word counts as one letter: it is one guess among few. */
function withoutWords(password: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(new RegExp(word, 'giu'), 'a'), password);
}

/** Leaves out each letter that the one before foretells: the same, or its neighbour. */
function withoutRows(password: string): string {
  return [...password]
    .filter((letter, place, all) => {
      const before = all[place - 1]?.codePointAt(0) ?? Number.NaN;
      return !(Math.abs((letter.codePointAt(0) ?? 0) - before) <= 1);
    })
    .join('');
}

function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\p{Ll}|\p{Lo}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 20],
  ];
  const size = kinds.reduce((sum, [kind, letters]) => (kind.test(password) ? sum + letters : sum), 0);
  // Few different letters carry little, however many there are.
  return Math.max(1, Math.min(size, new Set(password).size * 2));
}
