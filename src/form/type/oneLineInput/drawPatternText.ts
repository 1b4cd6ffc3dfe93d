import type { Random } from '#kit/random.ts';

const digits = '0123456789';
const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const punctuation = '-_.,:;!?/+*#()';
/** Characters for classes that exclude some. */
const common = `${lower}${upper}${digits} ${punctuation}`;

const escaped: Readonly<Record<string, string>> = {
  d: digits,
  w: `${lower}${digits}`,
  s: ' ',
  D: lower,
  W: '-',
  S: `${lower}${digits}`,
  t: '\t',
  n: '\n',
  r: '\r',
};
const posix: Readonly<Record<string, string>> = {
  alpha: lower,
  digit: digits,
  alnum: `${lower}${digits}`,
  upper,
  lower,
  space: ' ',
  punct: punctuation,
  word: `${lower}${digits}`,
  xdigit: `${digits}abcdef`,
};

/** Repetitions beyond the least number that is needed. */
const maxExtra = 4;

const maxCharacters = 5000;

type Sample = () => string;

/**
 * A text that fits a pattern in RE2 syntax, as far as this can be told without an engine. The caller checks it: word
 * boundaries and unusual classes are not followed.
 */
export function drawPatternText(pattern: string, random: Random): string | undefined {
  return new PatternSampler(pattern, random).sample();
}

class PatternSampler {
  readonly #source: string;
  readonly #random: Random;
  #at = 0;
  #left = maxCharacters;

  constructor(source: string, random: Random) {
    this.#source = source;
    this.#random = random;
  }

  /** Undefined where the pattern ends in the middle. */
  sample(): string | undefined {
    const whole = this.#alternatives();
    return this.#at < this.#source.length ? undefined : whole();
  }

  #alternatives(): Sample {
    const ways = [this.#sequence()];
    while (this.#takes('|')) ways.push(this.#sequence());
    return () => this.#random.pick(ways)();
  }

  #sequence(): Sample {
    const parts: Sample[] = [];
    while (this.#at < this.#source.length && !['|', ')'].includes(this.#source[this.#at] ?? '')) {
      parts.push(this.#repeated(this.#atom()));
    }
    return () => parts.map((part) => part()).join('');
  }

  #repeated(part: Sample): Sample {
    const [least, most] = this.#times();
    if (least === 1 && most === 1) return part;
    const limit = Math.min(most, least + maxExtra);
    return () => {
      let text = '';
      // Nested repetitions multiply.
      for (let left = this.#random.between(least, limit); left > 0 && this.#left > 0; left -= 1)
        text += part();
      return text;
    };
  }

  #times(): readonly [least: number, most: number] {
    const found = this.#match(/(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y);
    if (found === null) return [1, 1];
    const [sign, least, comma, most] = found;
    if (least === undefined) {
      return sign.startsWith('*') ? [0, Infinity] : sign.startsWith('+') ? [1, Infinity] : [0, 1];
    }
    return [Number(least), comma === undefined ? Number(least) : most === '' ? Infinity : Number(most)];
  }

  #atom(): Sample {
    const quoted = this.#match(/\\Q([\s\S]*?)(?:\\E|$)/y)?.[1];
    if (quoted !== undefined) return () => quoted;
    if (this.#match(/\^|\$|\\[AzbB]|\(\?[a-zA-Z-]+\)/y) !== null) return () => '';
    if (this.#match(/\((?:\?[a-zA-Z-]*:|\?P?<\w+>)?/y) !== null) {
      const inside = this.#alternatives();
      this.#takes(')');
      return inside;
    }
    if (this.#takes('[')) return this.#oneOf(this.#class());
    const characters = this.#escape();
    if (characters !== undefined) return this.#oneOf(characters);
    const [sign = ''] = this.#match(/[\s\S]/uy) ?? [];
    return this.#oneOf(sign === '.' ? `${lower}${digits}` : sign);
  }

  /** The characters of a class, after its opening bracket. */
  #class(): string {
    const isExcluding = this.#takes('^');
    let characters = '';
    for (let first = true; this.#at < this.#source.length; first = false) {
      if (!first && this.#takes(']')) break;
      const named = this.#match(/\[:(\^?)(\w+):\]/y);
      if (named !== null) characters += named[1] === '' ? (posix[named[2] ?? ''] ?? '') : '';
      else characters += this.#range();
    }
    return isExcluding ? [...common].filter((sign) => !characters.includes(sign)).join('') : characters;
  }

  #range(): string {
    const from = this.#escape() ?? this.#match(/[\s\S]/uy)?.[0] ?? '';
    if ([...from].length !== 1 || this.#match(/-(?!\])/y) === null) return from;
    const to = this.#escape() ?? this.#match(/[\s\S]/uy)?.[0] ?? '';
    const [first = 0, last = 0] = [from, to].map((sign) => sign.codePointAt(0));
    // Large ranges are of other scripts; their first letters do.
    const length = Math.min(last - first + 1, 200);
    return Array.from({ length: Math.max(0, length) }, (_, index) => characterOf(first + index)).join('');
  }

  /** The characters that an escape stands for; undefined where there is none. */
  #escape(): string | undefined {
    const property = this.#match(/\\([pP])(?:\{(\^?[^}]*)\}|(\w))/y);
    if (property !== null) return property[1] === 'p' ? propertyOf(property[2] ?? property[3] ?? '') : '-';
    const code = this.#match(/\\x(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{2}))/y);
    if (code !== null) return characterOf(Number.parseInt(code[1] ?? code[2] ?? '', 16));
    const sign = this.#match(/\\([\s\S])/uy)?.[1];
    return sign === undefined ? undefined : (escaped[sign] ?? sign);
  }

  #oneOf(characters: string): Sample {
    const all = [...characters];
    return () => {
      this.#left -= 1;
      return all.length === 0 ? '' : this.#random.pick(all);
    };
  }

  #takes(sign: string): boolean {
    if (this.#source[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #match(part: RegExp): RegExpExecArray | null {
    part.lastIndex = this.#at;
    const found = part.exec(this.#source);
    if (found !== null) this.#at = part.lastIndex;
    return found;
  }
}

/** Letters, digits or signs, by the first letter of a Unicode category. */
function propertyOf(name: string): string {
  if (name === 'Lu') return upper;
  if (name.startsWith('N')) return digits;
  if (name.startsWith('P') || name.startsWith('S')) return punctuation;
  return name.startsWith('Z') ? ' ' : lower;
}

function characterOf(code: number): string {
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}
