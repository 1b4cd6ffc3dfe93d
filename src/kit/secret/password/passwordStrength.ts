import { commonWords } from './commonWords.ts';
import { foldedGuess } from './foldedGuess.ts';
import { minimumPasswordLength } from './minimumPasswordLength.ts';
import { passwordGuesses } from './passwordGuesses.ts';

/** Short and weak passwords are refused. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** Required guesses, as powers of ten. */
const fairFrom = 8;
const strongFrom = 12;

/** `known` is public information about the person: names, the mail address, the organisation. */
export type PasswordJudge = (password: string, known: readonly string[]) => PasswordStrength;

/**
 * Estimates password strength. Server and browser share this judge, so that they always agree.
 *
 * @example (await passwordJudge())('P@ssw0rd123', []) === 'weak'
 */
export async function passwordJudge(): Promise<PasswordJudge> {
  const costOf = await commonWords();
  return (password, known) => {
    if (password.length < minimumPasswordLength) return 'short';
    const own = new Set(known.flatMap(partsOf));
    const guesses = passwordGuesses(password, (word) => (own.has(word) ? 0.3 : costOf(word)));
    if (guesses < fairFrom) return 'weak';
    return guesses < strongFrom ? 'fair' : 'strong';
  };
}

/** Each word of it, the whole, and the whole without separators. */
function partsOf(text: string): string[] {
  const folded = foldedGuess(text);
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  return [...words, folded.trim(), words.join('')].filter((part) => part.length > 2);
}
