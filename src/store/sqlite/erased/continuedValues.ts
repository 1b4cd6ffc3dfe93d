/** A value that goes on in other pages, from `first` on, with so many bytes there. */
export interface ContinuedValue {
  readonly first: number;
  readonly bytes: number;
}

const tableLeaf = 13;
const indexLeaf = 10;
const indexInterior = 2;

/**
 * The values of a page of rows that go on in other pages and do not fill the last one, as
 * https://sqlite.org/fileformat2.html#b_tree_pages has it. Nothing for pages of another kind, and for what does not add up.
 */
export function continuedValues(page: Buffer, header: number, usable: number): ContinuedValue[] {
  const kind = page.readUInt8(header);
  if (kind !== tableLeaf && kind !== indexLeaf && kind !== indexInterior) return [];
  const isInterior = kind === indexInterior;
  const cells = page.readUInt16BE(header + 3);
  const pointers = header + (isInterior ? 12 : 8);
  if (pointers + 2 * cells > usable) return [];
  const found: ContinuedValue[] = [];
  for (let cell = 0; cell < cells; cell += 1) {
    const at = page.readUInt16BE(pointers + 2 * cell) + (isInterior ? 4 : 0);
    const length = numberAt(page, at);
    if (length === undefined) return [];
    const row = kind === tableLeaf ? numberAt(page, length.end) : length;
    if (row === undefined) return [];
    const local = localBytes(length.value, kind === tableLeaf, usable);
    if (local === undefined) continue;
    const pointer = row.end + local;
    if (pointer + 4 > usable) return [];
    found.push({ first: page.readUInt32BE(pointer), bytes: length.value - local });
  }
  return found;
}

/** How many bytes of a value of this length its own page holds; undefined if all, or as many as let the rest fill its pages. */
function localBytes(length: number, isTable: boolean, usable: number): number | undefined {
  const most = isTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (length <= most) return undefined;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (usable - 4));
  return fitting <= most ? undefined : least;
}

/** Seven bits in each byte, of which all but the last have the eighth; the ninth has eight bits. */
function numberAt(page: Buffer, at: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let offset = 0; offset < 9; offset += 1) {
    const byte = page[at + offset];
    if (byte === undefined) return undefined;
    // Row ids of more than 53 bits lose digits here, which nobody needs.
    value = offset === 8 ? value * 256 + byte : value * 128 + (byte & 127);
    if (offset === 8 || byte < 128) return { value, end: at + offset + 1 };
  }
  return undefined;
}
