import { isObject } from '#kit/isObject.ts';
import { optionValue } from '../../value/optionValue.ts';
import { part } from './part.ts';

/** The current format, which a file need not name. */
const currentFormat = 2;

/** A form file in which every shorthand is written out. */
export interface ExpandedFile {
  readonly value: unknown;
  /** The path of the part in the author's file: `pages[0].fields[1]` may stand there as `fields[1]`. */
  authoredPath(path: string): string;
}

/**
 * Writes out the shorthands of a form file, so that everything behind it knows one form of the document: `fields` at
 * the top is one page, a plain option has its label as a text, `format` and the labels of pages may be missing.
 */
export function expandShorthands(given: unknown): ExpandedFile {
  if (!isObject(given)) return { value: given, authoredPath: (path) => path };
  const isOnePage = given.fields !== undefined && given.pages === undefined;
  const whole = isOnePage ? asOnePage(given) : { ...given };
  whole.format ??= currentFormat;
  if (Array.isArray(whole.pages)) whole.pages = whole.pages.map(expandedPage);
  return {
    value: whole,
    authoredPath: (path) => (isOnePage ? path.replace(/^pages\[0\]\.fields/, 'fields') : path),
  };
}

function asOnePage({ fields, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return { ...rest, pages: [{ id: 'page1', fields }] };
}

function expandedPage(page: unknown): unknown {
  if (!isObject(page)) return page;
  const { id, label = '', fields, ...rest } = page;
  const expanded = { ...(id === undefined ? {} : { id }), label, ...rest };
  if (fields === undefined) return expanded;
  return { ...expanded, fields: Array.isArray(fields) ? fields.map(expandedField) : fields };
}

function expandedField(field: unknown): unknown {
  if (!isObject(field)) return field;
  const expanded = withOptions(field);
  const { columns } = field;
  return Array.isArray(columns)
    ? { ...expanded, columns: columns.map((column) => (isObject(column) ? withOptions(column) : column)) }
    : expanded;
}

function withOptions(holder: Record<string, unknown>): Record<string, unknown> {
  const { options, other } = holder;
  if (!Array.isArray(options) || options.every((option) => part(option, 'value') !== undefined))
    return holder;
  const otherValue = part(other, 'value') ?? (isObject(other) ? 'other' : undefined);
  const taken = new Set([otherValue, ...options.map((option) => part(option, 'value'))]);
  return { ...holder, options: options.map((option) => expandedOption(option, taken)) };
}

function expandedOption(option: unknown, taken: Set<unknown>): unknown {
  if (typeof option === 'string' || typeof option === 'number') {
    const label = String(option);
    return { value: optionValue(label, taken), label };
  }
  if (!isObject(option) || option.value !== undefined || typeof option.label !== 'string') return option;
  return { ...option, value: optionValue(option.label, taken) };
}
