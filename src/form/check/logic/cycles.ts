import { compileForm } from '../../logic/compileForm.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { type Finding, finding } from '../findings.ts';

/** Reports one cycle at a time, because fixing one often fixes others. */
export function* checkCycles(form: CheckedForm): Generator<Finding> {
  const compiled = compileForm(form.definition);
  if (compiled.ok || compiled.failure.code !== 'cycle') return;
  const [first = '', ...others] = compiled.failure.nodes;
  const place = form.fieldOf(first)?.place ?? form.pageOf(first)?.place ?? { path: 'logic' };
  const chain = [first, ...others, first].join(' → ');
  const circle = others.length === 0 ? 'it depends on itself' : 'each depends on the next';
  yield finding('cycle', place, `${chain}: ${circle}, so nothing can be calculated; break the cycle.`);
}
