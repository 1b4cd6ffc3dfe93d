import { boundedCache } from '../locale.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in the locale: `10 MB`. */
export function formatSize(bytes: number, locale: string): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return formatOf(locale, units[unit] ?? 'byte').format(
    size < 10 ? Math.round(size * 10) / 10 : Math.round(size),
  );
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating one takes longer than all the rest of a field. */
function formatOf(locale: string, unit: string): Intl.NumberFormat {
  return boundedCache(
    formats,
    `${locale} ${unit}`,
    () =>
      // The short unit for bytes has no plural: "14 byte".
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: unit === 'byte' ? 'long' : 'short',
      }),
  );
}
