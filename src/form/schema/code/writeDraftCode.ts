import type { FormDefinition } from '../../definition/document.ts';
import { idsToKeys } from '../file/fieldKeys.ts';
import type { FormFile } from '../formFile.ts';
import { writeFormFile } from '../text/writeFormFile.ts';

/** A draft as YAML, with keys of fields where they have one. `readDraftCode` reads the same draft from it. */
export function writeDraftCode(draft: FormDefinition): string {
  const { format: _, ...rest } = idsToKeys({ name: '', ...draft });
  const { name: __, ...document } = rest;
  // Writing needs neither the name nor the format, which is the current one.
  return writeFormFile(document as FormFile, 'yaml');
}
