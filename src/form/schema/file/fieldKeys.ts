import { reservedMeaning } from '../../definition/fieldKeys.ts';
import { renameFields } from '../../definition/renameFields.ts';
import { fieldKeyPattern } from '../field/base.ts';
import type { FormFile } from '../formFile.ts';
import { part } from './keysAt.ts';

/**
 * Replaces the keys of fields by their ids wherever a file refers to fields. Stored documents know ids only, so a key
 * can be renamed without touching formulas, rules or answers.
 */
export function keysToIds(file: unknown): unknown {
  const names = new Map<string, string>();
  const ids = new Set<unknown>();
  for (const field of fieldsIn(file)) ids.add(part(field, 'id'));
  for (const field of fieldsIn(file)) {
    const key = part(field, 'key');
    const id = part(field, 'id');
    if (typeof key !== 'string' || typeof id !== 'string' || !fieldKeyPattern.test(key)) continue;
    if (!names.has(key) && !ids.has(key) && reservedMeaning(key) === undefined) names.set(key, id);
  }
  return names.size === 0 ? file : renameFields(file, names);
}

/** The inverse, for files that people read. */
export function idsToKeys(file: FormFile): FormFile {
  const names = new Map<string, string>();
  for (const { id, key } of file.pages.flatMap(({ fields }) => fields))
    if (key !== undefined && !names.has(id)) names.set(id, key);
  // The walk keeps the shape of the file.
  return names.size === 0 ? file : (renameFields(file, names) as FormFile);
}

function* fieldsIn(file: unknown): Generator<unknown> {
  const pages = part(file, 'pages');
  for (const page of Array.isArray(pages) ? pages : []) {
    const fields = part(page, 'fields');
    if (Array.isArray(fields)) yield* fields;
  }
}
