import { cutBytes, wholeEnd } from './cutBytes.ts';

const reserved = new Set('ALL AND BY EQ GE GT LE LT NE NOT OR TO WITH'.split(' '));
const longest = 64;
/** Letters beyond the first 65,536 characters came later, and programs refuse those that they do not know. */
const unfit = /(?:[^\p{L}\p{N}_]|[\u{10000}-\u{10ffff}])+/gu;

/** Makes names that the format takes: letters, digits and a few signs, unique without regard to case. */
export class VariableNames {
  readonly #taken = new Set<string>();
  #count = 0;

  long(wanted: string): string {
    const plain = wanted.normalize('NFC').replace(unfit, '_').replace(/_+$/, '');
    const started = /^\p{L}/u.test(plain) && !reserved.has(plain.toUpperCase()) ? plain : `v_${plain}`;
    const base = cutBytes(started, longest);
    let name = base;
    for (let number = 2; this.#taken.has(name.toUpperCase()); number += 1) {
      const suffix = `_${number}`;
      const bytes = Buffer.from(base);
      name = bytes.toString('utf8', 0, wholeEnd(bytes, longest - suffix.length)) + suffix;
    }
    this.#taken.add(name.toUpperCase());
    return name;
  }

  /** At most eight letters and digits, unique in the file. */
  short(): string {
    this.#count += 1;
    return `V${this.#count}`;
  }
}
