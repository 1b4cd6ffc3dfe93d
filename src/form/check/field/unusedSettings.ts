import { hasPrices } from '../../field/choice/choice.ts';
import type { KnownField } from '../../type/declarations.ts';
import { type CheckedForm, knownFields } from '../checkedForm.ts';
import { type Finding, finding, within } from '../findings.ts';
import { nameOf } from '../nameOf.ts';

/** Warns about settings that have no effect. */
export function* checkUnusedSettings(form: CheckedForm): Generator<Finding> {
  const { advance, display } = form.definition;
  if (advance !== undefined && display !== 'one_question') {
    yield finding(
      'setting_unused',
      { path: 'advance' },
      'The form has the setting advance, which has no effect unless "display" is "one_question".',
    );
  }
  for (const { field, location } of knownFields(form)) {
    for (const [key, reason] of unused(field)) {
      yield finding(
        'setting_unused',
        within(location, `.${key}`),
        `${nameOf(field)} has the setting ${key}, which has no effect ${reason}.`,
      );
    }
  }
}

const noPrice = 'unless an option has a price';

function* unused(field: KnownField): Generator<[key: string, reason: string]> {
  switch (field.type) {
    case 'one_line_input':
      if (field.accepts !== 'pattern' && field.pattern !== undefined) {
        yield ['pattern', 'unless "accepts" is "pattern"'];
      }
      if (field.accepts !== 'number') yield* written(field, ['min', 'max'], 'unless "accepts" is "number"');
      break;
    case 'multiple_choice':
      if (field.multiple !== true) yield* written(field, ['min', 'max'], 'unless "multiple" is true');
      if (!hasPrices(field)) yield* written(field, ['show_prices'], noPrice);
      break;
    case 'dropdown':
      if (!hasPrices(field)) yield* written(field, ['show_prices'], noPrice);
      break;
    case 'hidden':
      if (field.formula !== undefined) yield* written(field, ['parameter', 'default'], 'next to a formula');
      break;
    case 'file_upload':
      if (field.signature === true)
        yield* written(field, ['types', 'min_count', 'max_count'], 'for a signature, which is one picture');
      break;
    case 'table_entry':
      if (field.rows !== undefined) yield* written(field, ['min_rows', 'max_rows'], 'with fixed rows');
      for (const [index, column] of field.columns.entries()) {
        if (column.type === 'choice' || column.options === undefined) continue;
        yield [`columns[${index}].options`, 'unless the type of the column is "choice"'];
      }
      break;
    case 'credit_card':
      if (field.formula !== undefined) yield* written(field, ['amount'], 'next to a formula');
      break;
    case 'address':
      for (const part of field.required_parts ?? []) {
        if (field.parts === undefined || field.parts.includes(part)) continue;
        yield ['required_parts', `for ${part}, which is not among its parts`];
      }
      break;
    default:
  }
}

function* written<Field extends object>(
  field: Field,
  keys: readonly (keyof Field & string)[],
  reason: string,
) {
  for (const key of keys) {
    const pair: [string, string] = [key, reason];
    if (field[key] !== undefined) yield pair;
  }
}
