import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { type Finding, finding, within } from '../findings.ts';
import { nameOf } from '../nameOf.ts';
import type { Reachability } from './reachability.ts';

/** Warns about pages and fields that are never shown. */
export function* checkUnreachable(
  form: CheckedForm,
  { pages, neverShown }: Reachability,
): Generator<Finding> {
  for (const { page, index, location } of form.pages) {
    if (pages.has(index)) continue;
    yield finding(
      'page_unreachable',
      location,
      `No answers lead to the page ${nameOf(page)}; correct the rules that show, hide, jump or end before it.`,
    );
  }
  for (const { field, pageIndex, location } of form.fields) {
    if (!neverShown.has(field.id) || form.fieldOf(field.id)?.field !== field) continue;
    const asked = !isKnownField(field) || behaviourOf(field).requirable;
    if (field.required === true && asked) {
      yield finding(
        'required_never_shown',
        within(location, '.required'),
        `${nameOf(field)} is required but can never be shown; correct the rules that show or hide it, or delete it.`,
      );
    } else if (pages.has(pageIndex)) {
      yield finding(
        'field_never_shown',
        location,
        `${nameOf(field)} can never be shown; correct the rules that show or hide it, or delete it.`,
      );
    }
  }
}
