import { compose } from '../value/text.ts';

/**
 * Negative, 0 or positive, as for sorting. Upper and lower case are the same, and so are the two ways to write an
 * accent; what is left is ordered by code points, the same in every browser and language.
 */
export function compareTexts(left: string, right: string): number {
  const one = folded(left);
  const other = folded(right);
  if (one === other) return 0;
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return (one.codePointAt(place) ?? -1) - (other.codePointAt(place) ?? -1);
}

function folded(text: string): string {
  return compose(text).toLowerCase();
}
