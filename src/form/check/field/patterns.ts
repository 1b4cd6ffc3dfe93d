import { compilePattern } from '../../pattern/compilePattern.ts';
import { type CheckedForm, fieldsOfType } from '../checkedForm.ts';
import { type Finding, finding, within } from '../findings.ts';
import { nameOf } from '../nameOf.ts';

/** Checks that patterns compile. */
export function* checkPatterns(form: CheckedForm): Generator<Finding> {
  for (const { field, location } of fieldsOfType(form, 'one_line_input')) {
    if (field.accepts !== 'pattern') continue;
    const where = within(location, '.pattern');
    if (field.pattern === undefined) {
      yield finding('pattern_invalid', where, `${nameOf(field)} accepts a pattern but has none; add one.`);
      continue;
    }
    const compiled = compilePattern(field.pattern);
    if (compiled.ok) continue;
    yield finding(
      'pattern_invalid',
      where,
      `The pattern of ${nameOf(field)} does not work: ${compiled.failure.message}`,
    );
  }
}
