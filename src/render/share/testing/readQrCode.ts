import assert from 'node:assert/strict';

/** Per version from 1 to 6 at level M: the number of blocks, and of data bytes in each. */
const blocks = [
  [1, 16],
  [1, 28],
  [1, 44],
  [2, 32],
  [2, 43],
  [4, 27],
] as const;

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Decodes an undamaged QR code by ISO/IEC 18004, independently of the library that encodes it. */
export function readQrCode(picture: string): { level: string; text: string } {
  return readModules(modulesOf(picture));
}

/** @param dark whether each module is dark, without the quiet zone */
export function readModules(dark: readonly (readonly boolean[])[]): { level: string; text: string } {
  const count = dark.length;
  const isDark = (row: number, column: number) => dark[row]?.[column] === true;
  const version = (count - 17) / 4;
  const format = formatOf(isDark);
  const mask = masks[format & 7];
  const shape = blocks[version - 1];
  assert.ok(mask && shape, `a code of ${count} modules`);
  const bytes: number[] = [];
  let bits = 0;
  let length = 0;
  for (const [row, column] of inOrder(count)) {
    bits = (bits << 1) | Number(isDark(row, column) !== mask(row, column));
    length += 1;
    if (length % 8 === 0) bytes.push(bits & 0xff);
  }
  const [parts, size] = shape;
  const data = Array.from({ length: parts * size }, (_, index) => {
    return bytes[(index % size) * parts + Math.floor(index / size)] ?? 0;
  });
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]);
  assert.equal(nibbles[0], 4, 'bytes, not digits or letters');
  const [high = 0, low = 0] = nibbles.slice(1);
  const text = Array.from({ length: high * 16 + low }, (_, index) =>
    String.fromCharCode((nibbles[3 + index * 2] ?? 0) * 16 + (nibbles[4 + index * 2] ?? 0)),
  ).join('');
  return { level: ['M', 'L', 'H', 'Q'][format >> 3] ?? '', text };
}

/** The modules of the path without the quiet zone, which must be empty. */
function modulesOf(picture: string): boolean[][] {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(picture)?.[1]);
  const count = side - 8;
  const modules = Array.from({ length: count }, () => Array<boolean>(count).fill(false));
  const path = /<path d="([^"]+)"/.exec(picture)?.[1] ?? '';
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const row = modules[Number(y) - 4];
    const start = Number(x) - 4;
    assert.ok(row && start >= 0 && start + Number(run) <= count, 'nothing stands in the quiet zone');
    row.fill(true, start, start + Number(run));
  }
  return modules;
}

/** Level and mask, from the bits around the upper left corner. */
function formatOf(isDark: (row: number, column: number) => boolean): number {
  const places: [number, number][] = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column]);
  for (const row of [7, 5, 4, 3, 2, 1, 0]) places.push([row, 8]);
  const bits = places.reduce((sum, [row, column]) => sum * 2 + Number(isDark(row, column)), 0);
  return (bits ^ 0b101010000010010) >> 10;
}

/** The positions of the data modules, in pairs of columns from the right, up and down in turn. */
function* inOrder(count: number): Generator<readonly [number, number]> {
  let upward = true;
  for (let right = count - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < count; step += 1) {
      const row = upward ? count - 1 - step : step;
      for (const column of [right, right - 1]) if (!isPattern(row, column, count)) yield [row, column];
    }
    upward = !upward;
  }
}

function isPattern(row: number, column: number, count: number): boolean {
  const corner = (row < 9 && (column < 9 || column >= count - 8)) || (row >= count - 8 && column < 9);
  const middle = count - 7;
  const alignment = count > 21 && Math.abs(row - middle) <= 2 && Math.abs(column - middle) <= 2;
  return corner || alignment || row === 6 || column === 6;
}
