const interiorPages = new Set([2, 5]);
const leafPages = new Set([10, 13]);

/**
 * The unused bytes of a page of rows, as https://sqlite.org/fileformat2.html#b_tree_pages has it: the gap before the first
 * cell, and free blocks between cells. Nothing for pages that continue a long value, and for what does not add up.
 */
export function unusedRanges(page: Buffer, header: number, usable: number): [from: number, to: number][] {
  const kind = page.readUInt8(header);
  const isInterior = interiorPages.has(kind);
  if (!isInterior && !leafPages.has(kind)) return [];
  const cells = page.readUInt16BE(header + 3);
  const gap = header + (isInterior ? 12 : 8) + 2 * cells;
  const firstCell = page.readUInt16BE(header + 5) || 65_536;
  if (gap > firstCell || firstCell > usable) return [];
  const ranges: [number, number][] = [[gap, firstCell]];
  for (let block = page.readUInt16BE(header + 1), last = firstCell; block !== 0; ) {
    if (block < last || block + 4 > usable) return [];
    const end = block + page.readUInt16BE(block + 2);
    if (end > usable || end < block + 4) return [];
    ranges.push([block + 4, end]);
    last = end;
    block = page.readUInt16BE(block);
  }
  return ranges;
}
