import { plainNumber } from '#kit/text/plainNumber.ts';

/** A number where the text is exactly how that number is written; `1.` and `007` stay as they are typed. */
export function numberOrText(text: string): number | string {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) && plainNumber(number) === text ? number : text;
}
