import type { FieldFault } from '#form/answer/faultsIn.ts';
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
  const part = live.parts.find(({ nameFault }) => nameFault !== undefined);
  const shown = part?.nameFault?.(written, field, original) ?? written;
  // The page data contains only the texts that its fields can need.
  const pageLanguage = { texts: data.texts, messages: data.messages } as PageLanguage;
  return faultSentence(shown, field, pageLanguage, data.required[id] ?? '');
}
