import { countCharacters, cutText } from '../../value/text.ts';

/** Longer by the filler, or cut, until it has a length that the field takes. */
export function fitted(text: string, min: number, max: number, filler: string): string {
  let long = text;
  while (countCharacters(long) < min) long += ` ${filler}`;
  if (countCharacters(long) <= max) return long;
  const cut = cutText(long, max);
  const whole = cut.slice(0, cut.lastIndexOf(' ')).trimEnd();
  return countCharacters(whole) >= Math.max(1, min) ? whole : cut.trim();
}
