/** Returns the line and column of an offset, both counted from 1. */
export type LineIndex = (offset: number) => { line: number; column: number };

/** Scans the text once, then finds each position by binary search. */
export function lineIndex(text: string): LineIndex {
  const begins = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) begins.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = begins.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((begins[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (begins[low] ?? 0) + 1 };
  };
}
