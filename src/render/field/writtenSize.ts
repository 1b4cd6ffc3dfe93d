const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people write it: `10 MB`. */
export function writtenSize(bytes: number, language: string): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[unit] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
}
