import type { ChoicesShown } from '#contract/app/response/export.ts';
import { totalsOf } from '#form/definition/totalsOf.ts';
import type { Scale } from '#form/type/base/scaleBehaviour.ts';
import { behaviourOf, isKnownField } from '#form/type/behaviours.ts';
import { factsOf } from '#form/type/types.ts';
import type { ItemValue } from '#form/value/answer.ts';
import { formCurrency } from '#form/value/formCurrency.ts';
import { localeOf } from '#render/locale.ts';
import { recordedSource, withWrittenAmounts } from '#render/text/withWrittenAmounts.ts';
import { withPrice, writtenTotalColumns } from './amountColumns.ts';
import type { AnswerReader, ColumnDraft } from './column.ts';
import { matrixColumns } from './matrixColumns.ts';
import { type Appearance, type MergedField, type NamedBy, plainLabel } from './mergedFields.ts';
import { numberCell } from './numberCell.ts';
import { optionColumns } from './optionColumns.ts';
import { addressColumns, fileColumns, moneyColumns, tableColumns } from './partColumns.ts';

export interface FieldLayout {
  /** A column for each option where several may be chosen, and for each cell of a matrix. */
  readonly options: 'columns' | 'joined';
  readonly choices: ChoicesShown;
  /** The same for lists of chosen options, if it differs. */
  readonly lists?: ChoicesShown;
  readonly namedBy: NamedBy;
  /** The meaning of the ends of a net promoter score where the form says nothing. */
  readonly npsEnds: { readonly low: string; readonly high: string };
  /** The address from which a file of a response can be downloaded. */
  readonly fileUrl: (responseId: number, fileId: string) => string;
}

/** The columns of a field, and how the answers to a version of it are read. */
export interface FieldColumns<Value = ItemValue> {
  readonly columns: readonly ColumnDraft[];
  readonly readerFor: (appearance: Appearance) => AnswerReader<Value>;
}

/** The stored value has the shape that its `value_type` announces, so the reader of that shape may take it. */
export function fieldColumns(merged: MergedField, layout: FieldLayout): FieldColumns {
  return columnsByShape(merged, layout) as unknown as FieldColumns;
}

function columnsByShape(merged: MergedField, layout: FieldLayout): FieldColumns<never> {
  switch (merged.valueType) {
    case 'options':
      return withPrice(merged, optionColumns(merged, layout.options));
    case 'files':
      return fileColumns(merged, layout.fileUrl);
    case 'address':
      return addressColumns(merged);
    case 'table':
      return layout.options === 'columns' && !merged.isImported && isMatrix(merged)
        ? matrixColumns(merged)
        : tableColumns(merged);
    case 'number':
      return numberColumn(merged, layout.npsEnds);
    case 'string':
      return stringColumn(merged);
  }
}

function isMatrix({ appearances }: MergedField): boolean {
  return appearances.every(({ field }) => 'rows' in field && Array.isArray(field.rows));
}

function numberColumn(
  { name, label, newest, appearances, isImported }: MergedField,
  npsEnds: FieldLayout['npsEnds'],
): FieldColumns<number> {
  const { min, max } = scaleOf(newest);
  const defaults = newest.type === 'nps' ? npsEnds : { low: '', high: '' };
  const low = ('low_label' in newest && newest.low_label) || defaults.low;
  const high = ('high_label' in newest && newest.high_label) || defaults.high;
  const scale = [
    ...(low ? [{ value: min, label: plainLabel(low) }] : []),
    ...(high ? [{ value: max, label: plainLabel(high) }] : []),
  ];
  const isWhole = !isImported && appearances.every(({ field }) => hasWholeSteps(field));
  return {
    columns: [
      {
        name,
        label,
        kind: 'number',
        ...(isWhole && { whole: true }),
        ...(scale.length > 0 && { scale }),
      },
    ],
    readerFor: () => (value, cells, at) => {
      cells[at] = value;
    },
  };
}

function hasWholeSteps(field: MergedField['newest']): boolean {
  const { min, step } = scaleOf(field);
  return Number.isInteger(min) && Number.isInteger(step);
}

/** Ends and steps as the type of the field defines them. */
function scaleOf(field: MergedField['newest']): Scale {
  const none = { min: Number.NaN, max: Number.NaN, step: Number.NaN };
  return isKnownField(field) ? (factsOf(field).scale?.(field) ?? none) : none;
}

/** A type of its own only if every version guarantees it. */
function stringColumn(merged: MergedField): FieldColumns<string> {
  const { name, label, appearances } = merged;
  const { isImported, newest } = merged;
  const totals = new Set(
    appearances.map(({ definition, field }) => totalsOf(definition).get(field.id)?.isWritten),
  );
  if (!isImported && totals.has(true)) return writtenTotalColumns(merged);
  const kinds = new Set(appearances.map(({ field }) => kindOf(field)));
  const isTotal = !isImported && totals.size === 1 && totals.has(false);
  const kind = isImported || kinds.size > 1 ? 'text' : isTotal ? 'number' : kindOf(newest);
  if (kind === 'money') return moneyColumns(merged);
  return {
    columns: [{ name, label, kind }],
    readerFor: ({ definition, field }) => {
      const source = recordedSource(field);
      if (source === undefined || kind === 'number') {
        return (value, cells, at) => {
          cells[at] = kind === 'number' ? numberCell(value) : value;
        };
      }
      const [currency, locale] = [formCurrency(definition), localeOf(definition.language ?? 'en')];
      return (value, cells, at) => {
        cells[at] = withWrittenAmounts(value, source, currency, locale);
      };
    },
  };
}

function kindOf(field: MergedField['newest']): 'money' | 'number' | 'day' | 'clock' | 'text' {
  if (!isKnownField(field)) return 'text';
  if (field.type === 'credit_card') return 'money';
  const comparison = behaviourOf(field).comparison(field);
  return comparison === 'number' || comparison === 'day' || comparison === 'clock' ? comparison : 'text';
}
