import { factsOf } from '../../type/types.ts';
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
    for (const [key, reason] of factsOf(field).unusedSettings?.(field) ?? []) {
      yield finding(
        'setting_unused',
        within(location, `.${key}`),
        `${nameOf(field)} has the setting ${key}, which has no effect ${reason}.`,
      );
    }
  }
}
