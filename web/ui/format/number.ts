import { formatter } from './formatter.ts';

const numbers = formatter(Intl.NumberFormat);

/** `1,204` or `1.204`, as the language writes it. */
export function number(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  return numbers(language, options).format(value);
}
