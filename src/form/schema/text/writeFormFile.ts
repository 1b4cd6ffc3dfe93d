import { Document, type Node, Scalar, visit } from 'yaml';
import type { FormFile } from '../formFile.ts';
import type { FileKind } from './fileKind.ts';

/** Writes a form as a file. Reading it back gives the same form. */
export function writeFormFile(file: FormFile, kind: FileKind): string {
  if (kind === 'json') return `${JSON.stringify(file, null, 2)}\n`;
  const document = new Document(file, {
    version: '1.2',
    schema: 'core',
    // Quotes words such as "no", because many tools still read YAML 1.1.
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
  });
  quoteFragileTexts(document);
  return document.toString({ lineWidth: 0, blockQuote: 'literal' });
}

/** Block scalars do not preserve leading white space or lines of white space only, so such texts are quoted. */
export function quoteFragileTexts(part: Document | Node): void {
  visit(part, {
    Scalar(_key, scalar) {
      const { value } = scalar;
      if (typeof value === 'string' && /\n/.test(value) && /^\s|^[^\S\n]+$/m.test(value))
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
}
