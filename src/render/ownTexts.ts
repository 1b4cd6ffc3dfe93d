import type { FormDefinition } from '#form/definition/document.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';

/** The words of the page, where the form does not say them its own way. */
export function withOwnTexts(texts: InterfaceTexts, { texts: own = {} }: FormDefinition): InterfaceTexts {
  const { required: _ofFaults, ...words } = own;
  return { ...texts, ...Object.fromEntries(Object.entries(words).filter(([, text]) => text)) };
}
