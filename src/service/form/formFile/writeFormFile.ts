import { Document, Scalar, visit } from 'yaml';
import type { FormFile } from '#form/schema/formFile.ts';
import type { FileKind } from './fileKind.ts';

/** The text of a file with this form. Reading it again gives the same form. */
export function writeFormFile(file: FormFile, kind: FileKind): string {
  if (kind === 'json') return `${JSON.stringify(file, null, 2)}\n`;
  const document = new Document(file, {
    version: '1.2',
    schema: 'core',
    // Words such as "no" are put in quotes, because many tools still read YAML 1.1.
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
  });
  // Blanks at the beginning of a block, or alone in its lines, are not read again as they were written.
  visit(document, {
    Scalar(_key, scalar) {
      const { value } = scalar;
      if (typeof value === 'string' && /\n/.test(value) && /^\s|^[^\S\n]+$/m.test(value))
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0, blockQuote: 'literal' });
}
