import type { FormDefinition } from '#form/definition/document.ts';
import { type Status, statusSheet } from '#render/status/statusPage.ts';
import { type PageRequest, pageLanguageFor } from './request.ts';

/** The content of a status page as HTML, for the script of the form's page. */
export async function sheetOf(
  request: PageRequest,
  status: Status,
  definition: FormDefinition,
): Promise<string> {
  const { language, texts } = await pageLanguageFor(request, definition);
  return statusSheet({ status, definition, language, texts }).content.text;
}
