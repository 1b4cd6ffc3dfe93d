import { freeCode } from '../column/choiceCodes.ts';
import type { ExportColumn } from '../column/column.ts';
import { cutBytes } from './cutBytes.ts';
import { isText, type Measure, nothing } from './measure.ts';
import { VariableNames } from './variableNames.ts';

/** The longest text that a variable can hold, in bytes. */
export const maxTextLength = 32_767;

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
  /** Stands for a question, option or row that the version of the response does not have. */
  readonly notAsked: number | undefined;
  /** 1 for names, 2 for ranks, 3 for measurements. */
  readonly level: 1 | 2 | 3;
}

interface Segment {
  readonly shortName: string;
  /** 0 for numbers. */
  readonly width: number;
}

/** Bytes that each segment but the last adds to the width; it stores 255. */
const segmentShare = 252;

export function variables(
  columns: readonly ExportColumn[],
  measures: readonly Measure[],
  zone: string,
): Variable[] {
  const names = new VariableNames();
  const versions = new Set(columns.flatMap((column) => [...(column.versions ?? [])]));
  return columns.map((column, index) => {
    const measured = measures[index] ?? nothing;
    const width = isText(column) ? Math.min(maxTextLength, measured.bytes) : 0;
    const isPartial = (column.versions?.size ?? versions.size) < versions.size;
    const notAsked = width === 0 && isPartial ? notAskedCode(column, measured) : undefined;
    const label = column.kind === 'instant' ? `${column.label} (${zone})` : column.label;
    return {
      column,
      name: names.long(column.name),
      label: cutBytes(label, 255),
      width,
      format: formatOf(column, width, measured, notAsked),
      segments: segmentWidths(width).map((segment) => ({ shortName: names.short(), width: segment })),
      valueLabels: width > 0 ? [] : valueLabels(column, notAsked),
      notAsked,
      level: levelOf(column, width),
    };
  });
}

/** The name, width and decimals of a format, such as F8.2. */
export function writtenFormat({ format }: Pick<Variable, 'format'>): string {
  const names = { 1: 'A', 5: 'F', 21: 'TIME', 22: 'DATETIME', 39: 'SDATE' } as const;
  const type = names[(format >> 16) as keyof typeof names] ?? 'F';
  const decimals = format & 255;
  return `${type}${(format >> 8) & 255}${decimals > 0 ? `.${decimals}` : ''}`;
}

/** The characters of the variable's column in a data editor. */
export function displayWidth({ width }: Pick<Variable, 'width'>): number {
  return width > 0 ? Math.min(32, Math.max(8, width)) : 10;
}

/** A number that no answer has. Days and times have none: the number of the version tells what was asked. */
function notAskedCode({ kind, choices = [] }: ExportColumn, { lowest }: Measure): number | undefined {
  switch (kind) {
    case 'choice':
      return freeCode(-99, (code) => choices.some((choice) => choice.code === code));
    case 'boolean':
      return freeCode(-99, () => false);
    case 'number':
      return freeCode(-99, (code) => code >= lowest);
    default:
      return undefined;
  }
}

function levelOf({ kind, ordered }: ExportColumn, width: number): Variable['level'] {
  if (kind === 'choice' && ordered && width === 0) return 2;
  return kind === 'choice' || kind === 'boolean' || width > 0 ? 1 : 3;
}

function segmentWidths(width: number): number[] {
  if (width <= 255) return [width];
  const count = Math.ceil(width / segmentShare);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? 255 : width - (count - 1) * segmentShare,
  );
}

function valueLabels(
  { kind, choices = [], scale = [] }: ExportColumn,
  notAsked: number | undefined,
): Variable['valueLabels'] {
  const labels =
    kind === 'boolean'
      ? [
          { value: 0, label: 'No' },
          { value: 1, label: 'Yes' },
        ]
      : [...choices.map(({ code, label }) => ({ value: code, label })), ...scale];
  if (notAsked !== undefined) labels.push({ value: notAsked, label: 'Not asked in this version' });
  return labels.map(({ value, label }) => ({ value, label: cutBytes(label, 120) }));
}

function formatOf(
  { kind, choices = [] }: ExportColumn,
  width: number,
  { digits, decimals }: Measure,
  notAsked: number | undefined,
): number {
  const packed = (type: number, columns: number, places = 0) => (type << 16) | (columns << 8) | places;
  if (width > 0) return packed(formats.text, Math.min(width, 255));
  switch (kind) {
    case 'day':
      return packed(formats.day, 10);
    case 'clock':
      return packed(formats.time, 5);
    case 'instant':
      return packed(formats.instant, 24, 3);
    case 'number': {
      const whole = Math.max(digits, String(notAsked ?? '').length);
      return packed(formats.number, Math.min(40, Math.max(8, whole + decimals + 1)), decimals);
    }
    default: {
      const codes = [...choices.map(({ code }) => code), notAsked ?? 0];
      return packed(formats.number, Math.max(8, ...codes.map((code) => String(code).length)));
    }
  }
}
