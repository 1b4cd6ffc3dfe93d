const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** Parses `500MB`, `20 GB` or a number of bytes, in powers of 1000; undefined for anything else. */
export function parseByteSize(text: string): number | undefined {
  const [, number = '', unit = ''] = /^\s*(\d{1,15}(?:\.\d{1,3})?)\s*([KMGT]B|B|)\s*$/i.exec(text) ?? [];
  const power = Math.max(0, units.indexOf(unit.toUpperCase()));
  const size = Math.floor(Number(number) * 1000 ** power);
  return number !== '' && Number.isSafeInteger(size) ? size : undefined;
}

/** Formats with at most three digits: `580 MB`. */
export function formatByteSize(bytes: number): string {
  let size = bytes;
  let power = 0;
  for (; size >= 999.5 && power < units.length - 1; power += 1) size /= 1000;
  return `${Number(size.toPrecision(3))} ${units[power]}`;
}
