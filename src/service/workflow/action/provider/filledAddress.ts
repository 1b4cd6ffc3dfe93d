import { isMailAddress } from '#form/value/mailAddress.ts';
import type { ActionContext, ActionOutcome } from '../action.ts';

/** The e-mail address that a text gives with its answers inserted, empty if it gives none; or why it is none. */
export function filledAddress(
  text: string | undefined,
  { fill }: Pick<ActionContext, 'fill'>,
): string | ActionOutcome {
  const email = text === undefined ? '' : fill(text).trim();
  if (email === '' || isMailAddress(email)) return email;
  const detail = 'The answer for the address is not an e-mail address.';
  return { kind: 'refused', error: { code: 'address_invalid', detail } };
}
