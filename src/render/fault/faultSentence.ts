import { type FaultMessage, faultMessage } from '#form/message/faultMessage.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { PageLanguage } from '../view.ts';
import { addressParts, missingParts } from './faultyPart.ts';

/**
 * The message of a fault in the language of the page. The field is already translated; `required` is the sentence
 * for a missing answer, which the server writes for page and script (`requiredSentence`).
 */
export function faultSentence(
  found: FaultMessage,
  field: KnownField,
  { messages, texts }: Pick<PageLanguage, 'messages' | 'texts'>,
  required: string,
): string {
  const { code, parameters } = found;
  if (code === 'required') return required;
  if (code === 'pattern_mismatch' && 'pattern_message' in field && field.pattern_message) {
    return field.pattern_message;
  }
  if (code !== 'address_part_missing') return faultMessage(found, messages);
  const missing = String(parameters?.part).split(' ');
  const parts = addressParts.filter((part) => missing.includes(part));
  return faultMessage(missingParts(parts, texts), messages);
}
