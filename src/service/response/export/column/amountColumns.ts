import { priceOf, showsPrices, totalDigits } from '#form/answer/amountOf.ts';
import { totalsOf } from '#form/definition/totalsOf.ts';
import type { ItemValue } from '#form/value/answer.ts';
import { formCurrency } from '#form/value/formCurrency.ts';
import { localeOf } from '#render/locale.ts';
import { recordedSource, withWrittenAmounts } from '#render/text/withWrittenAmounts.ts';
import type { FieldColumns } from './fieldColumns.ts';
import type { MergedField } from './mergedFields.ts';
import { numberCell } from './numberCell.ts';
import { partLabel } from './partLabel.ts';

/** A question whose prices visitors saw, in any version, has a column more: what the chosen options cost together. */
export function withPrice<Value extends ItemValue>(
  merged: MergedField,
  columns: FieldColumns<Value>,
): FieldColumns<Value> {
  const priced = merged.appearances.filter(({ field }) => showsPrices(field));
  const [newest] = priced;
  if (newest === undefined) return columns;
  const { name, label } = merged;
  const versions = new Set(priced.map(({ version }) => version));
  const draft = {
    name: `${name}_price`,
    label: inCurrency(partLabel(label, 'price'), formCurrency(newest.definition)),
    kind: 'number',
    versions,
  } as const;
  const place = columns.columns.length;
  return {
    columns: [...columns.columns, draft],
    readerFor: (appearance) => {
      const read = columns.readerFor(appearance);
      if (!versions.has(appearance.version)) return read;
      // Answers to choices repeat, and equal ones are often the same object.
      const known = new WeakMap<object, string | undefined>();
      return (value, cells, at) => {
        read(value, cells, at);
        const key = value as object;
        if (!known.has(key)) known.set(key, priceOf(appearance.field, value));
        const digits = known.get(key);
        cells[at + place] = digits === undefined ? undefined : numberCell(digits);
      };
    },
  };
}

/** A total that is recorded as `EUR 73.50`: as people of the form's language write it, and as a number. */
export function writtenTotalColumns({ name, label, newest, appearances }: MergedField): FieldColumns<string> {
  const currency = appearances.map(({ definition }) => totalsOf(definition).get(newest.id)?.currency)[0];
  return {
    columns: [
      { name, label, kind: 'text' },
      { name: `${name}_amount`, label: inCurrency(partLabel(label, 'amount'), currency), kind: 'number' },
    ],
    readerFor: ({ definition, field }) => {
      const source = recordedSource(field) ?? '';
      const [ofForm, locale] = [formCurrency(definition), localeOf(definition.language ?? 'en')];
      return (value, cells, at) => {
        const digits = totalDigits(value);
        cells[at] = withWrittenAmounts(value, source, ofForm, locale);
        cells[at + 1] = digits === undefined ? undefined : numberCell(digits);
      };
    },
  };
}

/** `Ticket: price (EUR)`: a column of numbers names its currency. */
function inCurrency(label: string, currency: string | undefined): string {
  return currency === undefined ? label : `${label} (${currency})`;
}
