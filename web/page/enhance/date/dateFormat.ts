import { asciiDigits } from '#form/value/text.ts';
import { foldForSearch } from '#kit/text/foldForSearch.ts';
import { parseDay } from '#kit/time/day.ts';

type Part = 'day' | 'month' | 'year';

/** How people of a locale write a day in digits: 31/12/2026, 12/31/2026, 2026. 12. 31. */
export class DateFormat {
  readonly #locale: string;
  readonly #order: readonly Part[];
  readonly #literals: readonly string[];

  constructor(locale: string) {
    this.#locale = locale;
    const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    const parts = format.formatToParts(0);
    this.#order = parts.flatMap(({ type }) => (isPart(type) ? [type] : []));
    const positions = parts.flatMap(({ type }, index) => (isPart(type) ? [index] : []));
    // Without direction marks, which an input would keep between the digits.
    this.#literals = positions.map((position) => {
      const next = parts[position + 1];
      return next?.type === 'literal' ? next.value.replace(/[\u200e\u200f]/g, '').trimEnd() : '';
    });
  }

  /** Undefined for other texts than `2026-12-31`. */
  write(day: string): string | undefined {
    if (parseDay(day) === undefined) return undefined;
    const [year = '', month = '', date = ''] = day.split('-');
    return this.#joined({ year, month, day: date });
  }

  /** The pattern in the words of the language: dd/mm/yyyy, TT.MM.JJJJ, 年/月/日. */
  get pattern(): string {
    const names = new Intl.DisplayNames(this.#locale, { type: 'dateTimeField' });
    const word = (part: Part, length: number) => {
      const name = names.of(part) ?? part;
      const isAlphabet = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name);
      return isAlphabet ? name.charAt(0).repeat(length) : name;
    };
    return this.#joined({ year: word('year', 4), month: word('month', 2), day: word('day', 2) });
  }

  /**
   * The day as `2026-12-31` that the text means. Until the visitor leaves the box, the year needs its four digits;
   * then 31/12/26 and, in the year of `today`, 31/12 will do.
   */
  read(text: string, today: string, isFinal = true): string | undefined {
    const plain = asciiDigits(text).trim();
    const named = this.#withMonthNumber(plain);
    const numbers = (named ?? plain).match(/\d+/g) ?? [];
    const [only = ''] = numbers;
    const parts =
      numbers.length === 1 && only.length === 8 ? this.#cut(only) : numbers.length > 1 ? numbers : [];
    if (parts.length < (isFinal ? 2 : 3) || parts.length > 3) return undefined;
    const given = this.#assigned(parts, named !== undefined);
    const year = fullYear(given.year, today, isFinal);
    if (year === undefined) return undefined;
    const written = (month = '', day = '') => {
      const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      return parseDay(text) === undefined ? undefined : text;
    };
    // A month of 13 or more can only be the day.
    return (
      written(given.month, given.day) ?? (named === undefined ? written(given.day, given.month) : undefined)
    );
  }

  #joined(parts: Readonly<Record<Part, string>>): string {
    return this.#order
      .map((part, index) => parts[part] + (this.#literals[index] ?? ''))
      .join('')
      .trim();
  }

  #cut(digits: string): string[] {
    let rest = digits;
    return this.#order.map((part) => {
      const length = part === 'year' ? 4 : 2;
      const taken = rest.slice(0, length);
      rest = rest.slice(length);
      return taken;
    });
  }

  #assigned(parts: readonly string[], isNamed: boolean): Partial<Record<Part, string>> {
    // ISO in every locale; a month name stands before its number, so the day is the other short one.
    const isIso = parts.length === 3 && parts[0]?.length === 4;
    const order: readonly Part[] = isIso
      ? ['year', 'month', 'day']
      : isNamed
        ? ['month', 'day', 'year']
        : this.#order.filter((part) => parts.length === 3 || part !== 'year');
    return Object.fromEntries(order.map((part, index) => [part, parts[index]]));
  }

  /** Moves the month to the front as a number where the text names it: `12 31 2026` for 31 Dec 2026. */
  #withMonthNumber(text: string): string | undefined {
    const words = foldForSearch(text).match(/[\p{L}\p{M}]{3,}/gu) ?? [];
    if (words.length === 0) return undefined;
    for (let month = 0; month < 12; month += 1) {
      const name = foldForSearch(this.#monthName(month));
      if (words.some((word) => name.startsWith(word))) return `${month + 1} ${text}`;
    }
    return undefined;
  }

  #monthName(month: number): string {
    const format = new Intl.DateTimeFormat(`${this.#locale}-u-ca-gregory`, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    const parts = format.formatToParts(Date.UTC(2026, month, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  }
}

function isPart(type: string): type is Part {
  return type === 'day' || type === 'month' || type === 'year';
}

/** Two digits mean the year nearest to now, up to twenty years ahead. */
function fullYear(year: string | undefined, today: string, isFinal: boolean): string | undefined {
  const now = Number(today.slice(0, 4));
  if (year === undefined) return isFinal ? String(now) : undefined;
  if (year.length === 4) return year;
  if (year.length !== 2 || !isFinal) return undefined;
  const full = now - (now % 100) + Number(year);
  return String(full > now + 20 ? full - 100 : full);
}
