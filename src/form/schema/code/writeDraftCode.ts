import type { FormDefinition } from '../../definition/document.ts';
import { idsToKeys } from '../file/fieldKeys.ts';
import type { FormFile } from '../formFile.ts';
import { writeFormFile } from '../text/writeFormFile.ts';

/** A draft as YAML, with keys of fields where they have one. `readDraftCode` reads the same draft from it. */
export function writeDraftCode(draft: FormDefinition): string {
  return writeFormFile(draftDocument(draft) as FormFile, 'yaml');
}

/** Writing needs neither the name nor the format, which is the current one. */
export function draftDocument(draft: FormDefinition): Record<string, unknown> {
  const { format: _, name: __, ...document } = idsToKeys({ name: '', ...draft });
  return document;
}
