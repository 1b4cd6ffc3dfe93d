import { compose } from '../value/text.ts';

/**
 * Negative, 0 or positive, as for sorting. Upper and lower case are the same, and so are the two ways to write an
 * accent; what is left is ordered by code points, the same in every browser and language.
 */
export function compareTexts(left: string, right: string): number {
  const one = folded(left);
  const other = folded(right);
  if (one === other) return 0;
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return (one.codePointAt(index) ?? -1) - (other.codePointAt(index) ?? -1);
}

function folded(text: string): string {
  return compose(text).toLowerCase();
}
