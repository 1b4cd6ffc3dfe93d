import { hasFormulas } from '#form/formula/template.ts';
import { isMailAddress, isPublicMailAddress, splitAddresses } from '#form/value/mailAddress.ts';
import type { ResponseText } from '#render/answer/responseText.ts';
import type { ActionSettingsOf } from '../action.ts';

export interface Recipients {
  readonly addresses: readonly Recipient[];
  /** How many texts gave something that is no address. */
  readonly invalid: number;
  /** Whether the author wrote down only fields, so that a preview shows what visitors get. */
  readonly isForVisitors: boolean;
}

export interface Recipient {
  readonly address: string;
  /** Whether the address is an answer, so that a stranger chose it: its mail says so. */
  readonly isVisitor: boolean;
}

const maxRecipients = 20;

/**
 * The people who get the mail. The author's commas separate addresses before answers are inserted, so an answer is one
 * address or none: nobody adds recipients by writing several into a field.
 */
export function recipientsOf(
  { to }: Pick<ActionSettingsOf<'mail'>, 'to'>,
  { fill, holds }: Pick<ResponseText, 'fill' | 'holds'>,
): Recipients {
  const chosen =
    typeof to === 'string' ? [{ to }] : to.filter(({ when }) => when === undefined || holds(when));
  const texts = chosen.flatMap((recipient) => splitAddresses(recipient.to));
  const addresses = new Map<string, Recipient>();
  let invalid = 0;
  for (const text of texts) {
    const isVisitor = hasFormulas(text);
    // Marks of direction around an inserted answer are no part of it.
    const address = (isVisitor ? fill(text).replace(/[\u2066-\u2069]/g, '') : text).trim();
    if (address === '') continue;
    const known = addresses.get(address.toLowerCase());
    if (!(isVisitor ? isPublicMailAddress : isMailAddress)(address)) invalid += 1;
    else if (known !== undefined ? known.isVisitor && !isVisitor : addresses.size < maxRecipients)
      addresses.set(address.toLowerCase(), { address, isVisitor });
  }
  const isForVisitors = texts.length > 0 && texts.every((text) => hasFormulas(text));
  return { addresses: [...addresses.values()], invalid, isForVisitors };
}

/** The address for replies; empty if the text gives none. */
export function replyAddress(text: string | undefined, { fill }: Pick<ResponseText, 'fill'>): string {
  if (text === undefined) return '';
  const address = fill(text)
    .replace(/[\u2066-\u2069]/g, '')
    .trim();
  return (hasFormulas(text) ? isPublicMailAddress : isMailAddress)(address) ? address : '';
}
