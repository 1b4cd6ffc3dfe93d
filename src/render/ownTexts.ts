import type { FormDefinition } from '#form/definition/document.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';

/** The interface texts, overridden by the form's own. */
export function withOwnTexts(texts: InterfaceTexts, { texts: own = {} }: FormDefinition): InterfaceTexts {
  const { required: _ofFaults, ...words } = own;
  return { ...texts, ...Object.fromEntries(Object.entries(words).filter(([, text]) => text)) };
}
