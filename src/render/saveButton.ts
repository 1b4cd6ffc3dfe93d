import type { FormDefinition } from '#form/definition/document.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { type Html, html } from './html.ts';

/** The name of the button that saves the answers instead of sending them. */
export const saveName = '_save';

/** Shown beside the send button if the form lets visitors resume later. */
export function saveButton({ resume }: FormDefinition, texts: InterfaceTexts): Html | undefined {
  if (resume?.link !== true) return undefined;
  return html`<button class="button quiet" type="submit" name="${saveName}" value="1">${texts.save_for_later}</button>`;
}
