import { faultMessage } from '../../message/faultMessage.ts';
import { english } from '../../message/faultMessages.ts';
import type { DateField } from '../../type/date/settings.ts';
import type { KnownField } from '../../type/declarations.ts';
import { type CheckedForm, knownFields } from '../checkedForm.ts';
import { type Finding, finding, within } from '../findings.ts';
import { judgeValue } from '../judgeValue.ts';
import { nameOf, shortened } from '../nameOf.ts';
import { boundDay, isAlwaysAfter } from './boundDay.ts';
import { unknownOptions } from './unknownOptions.ts';

/** The faults that a default may have, because the visitor continues from it. */
const onlyBegun = ['too_few_options', 'other_missing'];

/** Checks defaults that their own field refuses. `broken` fields have invalid settings and are skipped. */
export function* checkDefaults(form: CheckedForm, broken: ReadonlySet<string>): Generator<Finding> {
  for (const { field, location } of knownFields(form)) {
    if (!('default' in field) || field.default === undefined || broken.has(field.id)) continue;
    const where = within(location, '.default');
    const unknown = unknownOptions(field, field.default);
    for (const value of unknown) {
      yield finding(
        'option_unknown',
        where,
        `${nameOf(field)} has the default option "${shortened(value)}", which does not exist.`,
      );
    }
    const reason = unknown.length > 0 ? undefined : objection(field, field.default);
    if (reason === undefined) continue;
    yield finding('default_invalid', where, `${nameOf(field)} does not accept its own default: ${reason}`);
  }
}

function objection(field: KnownField, value: unknown): string | undefined {
  if (field.type === 'date' && field.default?.startsWith('today')) return objectionToMoving(field);
  const fault = judgeValue(field, value);
  return fault === undefined || onlyBegun.includes(fault.code) ? undefined : faultMessage(fault, english);
}

function objectionToMoving(field: DateField): string | undefined {
  const [day, min, max] = [field.default, field.min, field.max].map((text) => boundDay(text ?? ''));
  if (day === undefined) return undefined;
  if (min !== undefined && isAlwaysAfter(min, day)) return `${field.default} is before ${field.min}.`;
  return max !== undefined && isAlwaysAfter(day, max) ? `${field.default} is after ${field.max}.` : undefined;
}
