import { faultMessage } from '#form/message/faultMessage.ts';
import type { Texts } from '#form/schema/translation.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { PageLanguage } from '../view.ts';
import { adapterOf } from './adapters.ts';

/** The sentence for a missing answer: the form's own, or what to do with this kind of field. */
export function requiredSentence(
  field: KnownField,
  { messages, texts }: PageLanguage,
  own: Texts | undefined,
): string {
  if (own?.required) return own.required;
  return faultMessage(adapterOf(field).missing?.(field, texts) ?? { code: 'required' }, messages);
}
