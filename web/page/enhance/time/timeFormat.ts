import { asciiDigits } from '#form/value/text.ts';
import { clockFormat, writtenTime } from '#render/text/writtenTime.ts';

/** How people of a locale write a time of the day: 3:30 PM, 15:30, 오후 3:30. */
export class TimeFormat {
  readonly #locale: string;
  /** The words for before and after noon, where the locale has them. */
  readonly #halves: readonly string[];

  constructor(locale: string) {
    this.#locale = locale;
    this.#halves = [6, 18].map((hour) => {
      const parts = clockFormat(locale).formatToParts(Date.UTC(2026, 0, 1, hour));
      return letters(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '');
    });
  }

  /** Undefined for other texts than `15:30`. */
  write(time: string): string | undefined {
    return writtenTime(time, this.#locale);
  }

  /** The time as `15:30` that the text means: 9, 930, 9.30, 9:30 pm, 21h30. */
  read(text: string): string | undefined {
    const plain = asciiDigits(text).toLowerCase();
    const [, hours = '', minutes = '', more] = /^\D*(\d{1,2}?)(?:\D*(\d{2}))?(?!\d)(.*)$/u.exec(plain) ?? [];
    if (hours === '' || /\d/.test((more ?? '').replace(/:00$/, ''))) return undefined;
    const isAfternoon = this.#half(plain);
    let hour = Number(hours);
    if (isAfternoon !== undefined && (hour < 1 || hour > 12)) return undefined;
    if (isAfternoon !== undefined) hour = (hour % 12) + (isAfternoon ? 12 : 0);
    const minute = Number(minutes || 0);
    if (hour > 23 || minute > 59) return undefined;
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  }

  /** Whether the text names the afternoon; undefined if it names neither half of the day. */
  #half(text: string): boolean | undefined {
    const word = letters(text);
    if (word === '' || word === 'h' || word === 'uhr') return undefined;
    if (/^p/.test(word)) return true;
    if (/^a/.test(word)) return false;
    const found = this.#halves.findIndex((half) => half !== '' && word.includes(half));
    return found === -1 ? undefined : found === 1;
  }
}

function letters(text: string): string {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).join('').toLowerCase();
}
