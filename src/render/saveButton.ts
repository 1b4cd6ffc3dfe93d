import type { FormDefinition } from '#form/definition/document.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { type Html, html } from './html.ts';
import { saveName } from './pageNames.ts';

/** Beside the button that sends, where the form lets visitors go on elsewhere. */
export function saveButton({ resume }: FormDefinition, texts: InterfaceTexts): Html | undefined {
  if (resume?.link !== true) return undefined;
  return html`<button class="button quiet" type="submit" name="${saveName}" value="1">${texts.save_for_later}</button>`;
}
