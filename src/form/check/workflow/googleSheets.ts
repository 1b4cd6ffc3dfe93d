import type { ActionSettingsOf } from '../../schema/workflow/actions.ts';
import { isKnownField } from '../../type/behaviours.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { nameOf, shortened } from '../nameOf.ts';

/** Checks the fields that a sheet has columns of: those that it names exist and have answers. */
export function* checkGoogleSheets(
  form: CheckedForm,
  { fields = [] }: ActionSettingsOf<'google_sheets'>,
  location: Location,
): Generator<Finding> {
  for (const [index, id] of fields.entries()) {
    const at = within(location, `.fields[${index}]`);
    const field = form.fieldOf(id)?.field;
    if (field === undefined)
      yield finding(
        'reference_unknown',
        at,
        `The sheet names ${shortened(id)}, which is not a field of this form.`,
      );
    else if (isKnownField(field) && field.type === 'rich_text')
      yield finding(
        'reference_not_usable',
        at,
        `The sheet names ${nameOf(field)}, which has no answer to write.`,
      );
  }
}
