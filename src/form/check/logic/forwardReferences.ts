import { fieldsIn } from '../../formula/fieldsIn.ts';
import { parseFormula } from '../../formula/parse.ts';
import type { FieldCondition, FormulaCondition } from '../../schema/logic.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { type Finding, finding, within } from '../findings.ts';
import { nameOf } from '../nameOf.ts';
import { leavesOf } from './leavesOf.ts';

/** Warns about jumps and ends that depend on fields of later pages. */
export function* checkForwardReferences(form: CheckedForm): Generator<Finding> {
  for (const { rule, location } of form.rules) {
    const afters = rule.do.flatMap((action) => {
      const page =
        action.action === 'jump' || action.action === 'end' ? form.pageOf(action.after) : undefined;
      return page === undefined ? [] : [page];
    });
    const [first, ...others] = afters;
    if (first === undefined) continue;
    const earliest = others.reduce((least, page) => (page.index < least.index ? page : least), first);
    for (const { leaf, path } of leavesOf(rule.when)) {
      const later = fieldsOfLeaf(leaf)
        .map((id) => form.fieldOf(id))
        // A hidden field has its value from the start.
        .find(
          (located) =>
            located !== undefined && located.field.type !== 'hidden' && located.pageIndex > earliest.index,
        );
      if (later === undefined) continue;
      yield finding(
        'condition_looks_ahead',
        { ...within(location, `.when${path}`), field: later.field.id },
        `What follows ${nameOf(earliest.page)} depends on ${nameOf(later.field)}, which comes later.`,
      );
    }
  }
}

function fieldsOfLeaf(leaf: FieldCondition | FormulaCondition): string[] {
  if ('field' in leaf) return [leaf.field];
  const parsed = parseFormula(leaf.formula);
  return parsed.ok ? [...fieldsIn(parsed.value)] : [];
}
