import type { FieldFault } from '#form/answer/faultsIn.ts';
import type { FaultMessage } from '#form/message/faultMessage.ts';
import { faultSentence } from '#render/fault/faultSentence.ts';
import { namedFault } from '#render/fault/namedFault.ts';
import type { PageLanguage } from '#render/view.ts';
import type { LiveForm } from './liveForm.ts';

/** The message for a fault, in the same words as the server's. */
export function faultText(live: LiveForm, { field: id, fault }: FieldFault): string {
  const { form, data } = live;
  const original = form.fields[form.numberOfField.get(id) ?? -1]?.known?.field;
  if (original === undefined) return fault.code;
  const field = Object.assign({}, original, data.words[id]);
  const written = namedFault(fault, live.written[id] ?? {});
  // The page data contains only the texts that its fields can need.
  const { texts, messages } = data as Pick<PageLanguage, 'texts' | 'messages'>;
  let shown: FaultMessage = written;
  for (const { nameFault } of live.parts) shown = nameFault?.(written, field, original, texts) ?? shown;
  return faultSentence(shown, field, { messages }, data.required[id] ?? '');
}
