import { type FaultMessage, faultMessage } from '#form/message/faultMessage.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { PageLanguage } from '../view.ts';

/**
 * The message of a fault in the language of the page. The field is already translated, and its parts are named as the page names them; `required` is the sentence
 * for a missing answer, which the server writes for page and script (`requiredSentence`).
 */
export function faultSentence(
  found: FaultMessage,
  field: KnownField,
  { messages }: Pick<PageLanguage, 'messages'>,
  required: string,
): string {
  const { code } = found;
  if (code === 'required') return required;
  if (code === 'pattern_mismatch' && 'pattern_message' in field && field.pattern_message) {
    return field.pattern_message;
  }
  return faultMessage(found, messages);
}
