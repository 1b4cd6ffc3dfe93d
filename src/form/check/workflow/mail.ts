import { hasFormulas } from '../../formula/template.ts';
import type { ActionSettingsOf } from '../../schema/workflow/actions.ts';
import { isMailAddress, splitAddresses } from '../../value/mailAddress.ts';
import { type CheckedForm, fieldsOfType } from '../checkedForm.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { checkCondition } from '../logic/conditions.ts';
import { shortened } from '../nameOf.ts';

/** Checks who gets a mail: the conditions of recipients, and addresses that the author wrote. */
export function* checkMail(
  form: CheckedForm,
  { to, reply_to, files }: ActionSettingsOf<'mail'>,
  location: Location,
): Generator<Finding> {
  if (typeof to === 'string') yield* checkAddresses(to, within(location, '.to'));
  else
    for (const [index, recipient] of to.entries()) {
      const { when } = recipient;
      if (when !== undefined) yield* checkCondition(form, when, within(location, `.to[${index}].when`));
      yield* checkAddresses(recipient.to, within(location, `.to[${index}].to`));
    }
  if (reply_to !== undefined) yield* checkAddresses(reply_to, within(location, '.reply_to'));
  if (files === true && fieldsOfType(form, 'file_upload').length === 0)
    yield finding(
      'setting_unused',
      within(location, '.files'),
      'files has no effect, because the form asks for no files; delete it.',
    );
}

function* checkAddresses(text: string, location: Location): Generator<Finding> {
  for (const address of splitAddresses(text))
    if (!hasFormulas(address) && !isMailAddress(address))
      yield finding(
        'mail_address_invalid',
        location,
        `"${shortened(address)}" is not an e-mail address; use one such as team@example.org, or a field such as [field1].`,
      );
}
