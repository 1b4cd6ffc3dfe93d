import type { LogicTexts } from '#admin/texts/compiled/form/logic.ts';
import type { TableTexts } from '#admin/texts/compiled/response/table.ts';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import type { DateFilter, FactFilter, FieldFilter, ResponseFilter } from '#form/query/responseQuery.ts';
import { formatDate } from '#ui/format/dates.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { wordOf } from '../../form/logic/sentence.ts';
import { isNamedDevice } from '../cell/namedDevice.ts';
import { nameOfLanguage } from '../cell/nameOfLanguage.ts';
import { columnName } from '../column/columnName.ts';
import { nameOfCountry } from '../country/nameOfCountry.ts';

export interface FilterWords {
  readonly texts: TableTexts;
  /** The comparisons of rules, which are the same. */
  readonly logic: LogicTexts;
  readonly locale: string;
  readonly columns: readonly ResponseColumn[];
}

const maxValueLength = 40;

/** A filter as a sentence: `Rating is more than 3`. */
export function filterSentence(filter: ResponseFilter, words: FilterWords): string {
  if (filter.on === 'field') return fieldSentence(filter, words);
  return filter.on === 'date' ? dateSentence(filter, words) : factSentence(filter, words);
}

function fieldSentence({ field, operator, value = '' }: FieldFilter, words: FilterWords): string {
  const { texts, logic, columns, locale } = words;
  const column = columns.find(({ id }) => id === field);
  if (column === undefined) return texts.filter.missing;
  const compared = column.comparison === 'none' ? undefined : column.comparison;
  const comparison = logic.comparisons[wordOf(operator, compared)];
  return comparison(shortened(columnName(field, columns, texts)), valueText(String(value), column, locale));
}

function valueText(value: string, { comparison, options }: ResponseColumn, locale: string): string {
  const option = options.find((each) => each.value === value);
  if (option !== undefined) return option.label || option.value;
  if (comparison === 'day' && !Number.isNaN(Date.parse(value)))
    return formatDate(`${value}T00:00:00Z`, locale, 'UTC');
  if (comparison === 'number' && value.trim() !== '' && Number.isFinite(Number(value)))
    return formatNumber(Number(value), locale, { maximumFractionDigits: 10 });
  return `“${shortened(value)}”`;
}

/** `before` is exclusive: the last day is the one before it. */
function dateSentence({ from, before }: DateFilter, { texts: { filter }, locale }: FilterWords): string {
  const first = from === undefined ? undefined : formatDate(from, locale);
  const last = before === undefined ? undefined : formatDate(new Date(Date.parse(before) - 1), locale);
  if (first !== undefined && last !== undefined) return filter.between(first, last);
  if (first !== undefined) return filter.since(first);
  return last === undefined ? filter.anyDate : filter.upTo(last);
}

function factSentence({ on, operator, values }: FactFilter, words: FilterWords): string {
  const { texts, columns } = words;
  const written = values.map((value) => factValue(on, value, words)).join(texts.filter.or);
  if (on === 'tag') return (operator === 'is' ? texts.filter.tagged : texts.filter.notTagged)(written);
  const subject = columnName(`@${on}`, columns, texts);
  return (operator === 'is' ? texts.filter.oneOf : texts.filter.noneOf)(subject, written);
}

/** A value of a fact as people know it. */
export function factValue(on: FactFilter['on'], value: string, { texts, locale }: FilterWords): string {
  switch (on) {
    case 'country':
      return value === '' ? texts.unknownCountry : nameOfCountry(value, locale);
    case 'device':
      return texts.devices[isNamedDevice(value) ? value : 'unknown'];
    case 'language':
      return value === '' ? texts.unknownLanguage : nameOfLanguage(value, locale);
    case 'version':
    case 'tag':
      return value;
  }
}

/** The question or fact that a filter is about. */
export function subjectName(filter: ResponseFilter, { texts, columns }: FilterWords): string {
  if (filter.on === 'field') return columnName(filter.field, columns, texts);
  return columnName(filter.on === 'tag' ? '@tags' : `@${filter.on}`, columns, texts);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxValueLength ? line : `${line.slice(0, maxValueLength - 1)}…`;
}
