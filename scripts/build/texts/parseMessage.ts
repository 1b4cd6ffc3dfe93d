/** A part of a message: text, or something that is put in. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value' | 'number'; readonly name: string }
  /** `#`, the number that the surrounding plural counts. */
  | { readonly kind: 'count'; readonly name: string }
  | {
      readonly kind: 'plural' | 'select';
      readonly name: string;
      readonly cases: ReadonlyMap<string, Message>;
    };

export type Message = readonly Part[];

/**
 * Reads a message in the part of ICU MessageFormat that the texts use: `{name}`, `{count, number}`, `{count, plural, …}`,
 * `{kind, select, …}` and `#`. Everything else is refused, so that a catalogue never means more to another tool than to this one.
 *
 * @example parseMessage('{count, plural, one {1 form} other {# forms}}')
 */
export function parseMessage(source: string): Message {
  const reader = new Reader(source);
  const message = reader.message(undefined, false);
  if (!reader.isAtEnd()) throw new Error(`unexpected "}" at character ${reader.position + 1}`);
  return message;
}

class Reader {
  position = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  isAtEnd(): boolean {
    return this.position >= this.#source.length;
  }

  message(counted: string | undefined, isInside: boolean): Message {
    const parts: Part[] = [];
    let text = '';
    const endText = () => {
      if (text !== '') parts.push({ kind: 'text', text });
      text = '';
    };
    while (!this.isAtEnd()) {
      const letter = this.#source[this.position] ?? '';
      if (letter === '}') break;
      if (letter === "'") text += this.#quoted(counted);
      else if (letter === '{') {
        endText();
        parts.push(this.#argument());
      } else if (letter === '#' && counted !== undefined) {
        endText();
        parts.push({ kind: 'count', name: counted });
        this.position += 1;
      } else {
        text += letter;
        this.position += 1;
      }
    }
    if (isInside && this.isAtEnd()) throw new Error('a "}" is missing at the end');
    endText();
    return parts;
  }

  /** Two apostrophes are one; one apostrophe quotes only before a letter that has a meaning. */
  #quoted(counted: string | undefined): string {
    const next = this.#source[this.position + 1] ?? '';
    if (next === "'") {
      this.position += 2;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(next === '#' && counted !== undefined)) {
      this.position += 1;
      return "'";
    }
    let text = '';
    for (this.position += 1; !this.isAtEnd(); this.position += 1) {
      const letter = this.#source[this.position] ?? '';
      if (letter !== "'") text += letter;
      else if (this.#source[this.position + 1] === "'") {
        text += "'";
        this.position += 1;
      } else {
        this.position += 1;
        return text;
      }
    }
    throw new Error('a closing apostrophe is missing');
  }

  #argument(): Part {
    this.#expect('{');
    const name = this.#word(/[a-z]\w*/iy, 'a name');
    if (this.#accepts('}')) return { kind: 'value', name };
    this.#expect(',');
    const kind = this.#word(/number|plural|select(?!ordinal)/y, '"number", "plural" or "select"');
    if (kind === 'number') {
      this.#expect('}');
      return { kind, name };
    }
    this.#expect(',');
    const cases = new Map<string, Message>();
    while (!this.#accepts('}')) {
      const label = this.#word(kind === 'plural' ? /=\d+|[a-z]+/y : /\w+/y, 'a case');
      if (cases.has(label)) throw new Error(`${name} has the case "${label}" twice`);
      this.#expect('{');
      cases.set(label, this.message(kind === 'plural' ? name : undefined, true));
      this.position += 1;
    }
    if (!cases.has('other')) throw new Error(`${name} needs the case "other"`);
    return { kind: kind === 'plural' ? 'plural' : 'select', name, cases };
  }

  #skipSpace(): void {
    while (/\s/.test(this.#source[this.position] ?? '')) this.position += 1;
  }

  #accepts(letter: string): boolean {
    this.#skipSpace();
    if (this.#source[this.position] !== letter) return false;
    this.position += 1;
    return true;
  }

  #expect(letter: string): void {
    if (!this.#accepts(letter)) throw new Error(`"${letter}" expected at character ${this.position + 1}`);
  }

  #word(pattern: RegExp, what: string): string {
    this.#skipSpace();
    pattern.lastIndex = this.position;
    const word = pattern.exec(this.#source)?.[0];
    if (word === undefined) throw new Error(`${what} expected at character ${this.position + 1}`);
    this.position += word.length;
    return word;
  }
}
