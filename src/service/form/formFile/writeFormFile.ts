import { stringify } from 'yaml';
import type { FormFile } from '#form/schema/formFile.ts';
import type { FileKind } from './fileKind.ts';

/** The text of a file with this form. Reading it again gives the same form. */
export function writeFormFile(file: FormFile, kind: FileKind): string {
  if (kind === 'json') return `${JSON.stringify(file, null, 2)}\n`;
  return stringify(file, {
    version: '1.2',
    schema: 'core',
    // Words such as "no" are put in quotes, because many tools still read YAML 1.1.
    compat: 'yaml-1.1',
    lineWidth: 0,
    blockQuote: 'literal',
    aliasDuplicateObjects: false,
  });
}
