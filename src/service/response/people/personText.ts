import { foldForSearch } from '#kit/text/foldForSearch.ts';

/** As every search compares texts, and without repeated spaces. */
function plainText(text: string): string {
  return foldForSearch(text).replace(/\s+/gu, ' ');
}

export type PersonMatch = 'whole' | 'part';

/**
 * Compares texts with what is known of a person. Numbers of six digits and more, such as telephone numbers, are also
 * compared by their digits alone.
 */
export class PersonText {
  readonly #text: string;
  readonly #match: PersonMatch;
  readonly #digits: string | undefined;
  readonly #word: string;

  constructor(text: string, match: PersonMatch) {
    this.#text = plainText(text);
    this.#match = match;
    const digits = text.replace(/\D/gu, '');
    this.#digits = digits.length >= 6 && /^[\d\s()+./-]+$/u.test(text.trim()) ? digits : undefined;
    // The longest word is the rarest.
    this.#word = this.#text.split(' ').reduce((one, other) => (other.length > one.length ? other : one), '');
  }

  /** Whether JSON may contain the text; false only if it does not. Much cheaper than looking at each answer. */
  mayBeIn(json: string): boolean {
    if (this.#digits !== undefined) return json.replace(/\D/gu, '').includes(this.#digits);
    // JSON writes these characters in another way.
    return /["\\\p{Cc}]/u.test(this.#word) || plainText(json).includes(this.#word);
  }

  matches(text: string): boolean {
    if (this.#digits !== undefined) {
      const digits = text.replace(/\D/gu, '');
      if (this.#match === 'part' ? digits.includes(this.#digits) : digits === this.#digits) return true;
    }
    const plain = plainText(text);
    return this.#match === 'part' ? plain.includes(this.#text) : plain === this.#text;
  }
}

/** Every text in the value of an answer. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield String(value);
  else if (Array.isArray(value)) for (const each of value) yield* textsIn(each);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* textsIn(each);
}
