import type { FormDefinition } from '#form/definition/document.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { type Html, html } from './html.ts';
import { saveName } from './pageNames.ts';

/** Shown beside the send button if the form lets visitors resume later. */
export function saveButton({ resume }: FormDefinition, texts: InterfaceTexts): Html | undefined {
  if (resume?.link !== true) return undefined;
  return html`<button class="button quiet" type="submit" name="${saveName}" value="1">${texts.save_for_later}</button>`;
}
