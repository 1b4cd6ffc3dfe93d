import { factsOf } from '../../type/types.ts';
import { type CheckedForm, knownFields } from '../checkedForm.ts';
import { type Finding, finding, within } from '../findings.ts';
import { nameOf } from '../nameOf.ts';

/** Checks bounds that no answer can satisfy. `dates.ts` checks those of dates. */
export function* checkBounds(form: CheckedForm): Generator<Finding> {
  for (const { field, location } of knownFields(form)) {
    const { contradiction, impossibleStep } = factsOf(field);
    const conflict = contradiction?.(field);
    if (conflict !== undefined) {
      const [key, sentence] = conflict;
      yield finding('bounds_contradict', within(location, `.${key}`), `${nameOf(field)} ${sentence}.`);
      continue;
    }
    const sentence = impossibleStep?.(field);
    if (sentence !== undefined)
      yield finding('step_impossible', within(location, '.step'), `${nameOf(field)} ${sentence}.`);
  }
}
