import { idsByKey, keysById } from '../../definition/fieldKeys.ts';
import { renameFields } from '../../definition/renameFields.ts';
import type { FormFile } from '../formFile.ts';

/**
 * Replaces the keys of fields by their ids wherever a file refers to fields. Stored documents know ids only, so a key
 * can be renamed without touching formulas, rules or answers.
 */
export function keysToIds(file: unknown): unknown {
  const names = idsByKey(file);
  return names.size === 0 ? file : renameFields(file, names);
}

/** The inverse, for files that people read. */
export function idsToKeys(file: FormFile): FormFile {
  const names = keysById(file);
  // The walk keeps the shape of the file.
  return names.size === 0 ? file : (renameFields(file, names) as FormFile);
}
