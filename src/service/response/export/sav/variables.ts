import type { ExportColumn } from '../column/column.ts';
import { cutBytes } from './cutBytes.ts';
import { isText, type Measure } from './measure.ts';
import { VariableNames } from './variableNames.ts';

/** The longest text that a variable can hold, in bytes. */
export const longestText = 32_767;

/** Stands for a question that the version of the response did not ask. */
export const notAsked = -1;

const formats = { text: 1, number: 5, time: 21, instant: 22, day: 39 } as const;

export interface Variable {
  readonly column: ExportColumn;
  readonly name: string;
  readonly label: string;
  /** 0 for numbers; bytes of text otherwise. */
  readonly width: number;
  readonly format: number;
  /** One for each segment: texts above 255 bytes are stored in several. */
  readonly segments: readonly Segment[];
  readonly valueLabels: readonly { readonly value: number; readonly label: string }[];
  readonly missing: readonly number[];
  /** 1 for names, 3 for measurements. */
  readonly level: 1 | 3;
}

export interface Segment {
  readonly shortName: string;
  /** 0 for numbers. */
  readonly width: number;
}

/** Bytes that each segment but the last adds to the width; it stores 255. */
const segmentShare = 252;

export function variables(columns: readonly ExportColumn[], measures: readonly Measure[]): Variable[] {
  const names = new VariableNames();
  const versions = new Set(columns.flatMap((column) => [...(column.versions ?? [])]));
  return columns.map((column, index) => {
    const measured = measures[index] ?? { bytes: 1, digits: 1, decimals: 0 };
    const width = isText(column) ? Math.min(longestText, measured.bytes) : 0;
    const isCoded = column.kind === 'choice' || column.kind === 'boolean';
    const isPartial = (column.versions?.size ?? versions.size) < versions.size;
    const missing = isCoded && isPartial ? [notAsked] : [];
    return {
      column,
      name: names.long(column.name),
      label: cutBytes(column.label, 255),
      width,
      format: formatOf(column, width, measured),
      segments: segmentWidths(width).map((segment) => ({ shortName: names.short(), width: segment })),
      valueLabels: [
        ...valueLabels(column),
        ...missing.map((value) => ({ value, label: 'Not asked in this version' })),
      ],
      missing,
      level: isCoded || width > 0 ? 1 : 3,
    };
  });
}

function segmentWidths(width: number): number[] {
  if (width <= 255) return [width];
  const count = Math.ceil(width / segmentShare);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? 255 : width - (count - 1) * segmentShare,
  );
}

function valueLabels({ kind, choices = [], scale = [] }: ExportColumn): { value: number; label: string }[] {
  if (kind === 'boolean')
    return [
      { value: 0, label: 'No' },
      { value: 1, label: 'Yes' },
    ];
  return [...choices.map(({ code, label }) => ({ value: code, label })), ...scale].map(
    ({ value, label }) => ({
      value,
      label: cutBytes(label, 120),
    }),
  );
}

function formatOf({ kind }: ExportColumn, width: number, { digits, decimals }: Measure): number {
  const packed = (type: number, columns: number, places = 0) => (type << 16) | (columns << 8) | places;
  if (width > 0) return packed(formats.text, Math.min(width, 255));
  switch (kind) {
    case 'day':
      return packed(formats.day, 10);
    case 'clock':
      return packed(formats.time, 5);
    case 'instant':
      return packed(formats.instant, 24, 3);
    case 'number':
      return packed(formats.number, Math.min(40, Math.max(8, digits + decimals + 1)), decimals);
    default:
      return packed(formats.number, 8);
  }
}
