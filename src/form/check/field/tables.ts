import { type CheckedForm, fieldsOfType } from '../checkedForm.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { nameOf } from '../nameOf.ts';
import { checkOptions, optionsMissing } from './choices.ts';
import { repeated } from './repeated.ts';

/** Checks tables: unique column ids, and options for choice columns. */
export function* checkTables(form: CheckedForm): Generator<Finding> {
  for (const { field, location } of fieldsOfType(form, 'table_entry')) {
    const name = nameOf(field);
    if (field.columns.length === 0) {
      yield finding(
        'columns_missing',
        within(location, '.columns'),
        `${name} has no columns; add at least one.`,
      );
    }
    for (const { item, index } of repeated(field.columns, ({ id }) => id)) {
      const where = within(location, `.columns[${index}].id`);
      yield finding(
        'column_id_repeated',
        where,
        `${name} has two columns with the id ${item.id}; give each its own id.`,
      );
    }
    for (const { item, index } of repeated(field.rows ?? [], ({ id }) => id)) {
      const where = within(location, `.rows[${index}].id`);
      yield finding(
        'row_id_repeated',
        where,
        `${name} has two rows with the id ${item.id}; give each its own id.`,
      );
    }
    for (const [index, { id, label }] of (field.rows ?? []).entries()) {
      if (label.trim() === '')
        yield labelEmpty(`The row ${id} of ${name}`, within(location, `.rows[${index}]`));
    }
    for (const [index, column] of field.columns.entries()) {
      const where = within(location, `.columns[${index}]`);
      const called = `The column ${nameOf(column)} of ${name}`;
      if (column.label.trim() === '') yield labelEmpty(called, where);
      if (column.type !== 'choice') continue;
      if (column.options === undefined || column.options.length === 0) yield optionsMissing(called, where);
      yield* checkOptions(column.options ?? [], called, where);
    }
  }
}

function labelEmpty(called: string, location: Location): Finding {
  return finding('label_empty', within(location, '.label'), `${called} has no label; say what it asks for.`);
}
