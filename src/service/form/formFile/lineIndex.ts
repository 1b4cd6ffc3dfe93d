/** Says on which line and in which column a character stands; both are counted from 1. */
export type LineIndex = (offset: number) => { line: number; column: number };

/** The text is read once, however many places are asked for. */
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
