import { type Document, isCollection, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { isShallow } from '#contract/nesting.ts';
import { writtenPath } from '#form/schema/faults.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { deepestFile, type ParsedText, type TextFault, tooDeep } from './parsedText.ts';

/** An alias may be used, but not to make a small text into a huge document. */
const mostAliases = 100;

/** Plain data only: YAML 1.2, keys are texts, and a tag of one's own means nothing here. */
export const yamlOptions = {
  version: '1.2',
  schema: 'core',
  resolveKnownTags: false,
  stringKeys: true,
  prettyErrors: false,
} as const;

export function parseYaml(text: string): Result<ParsedText, TextFault[]> {
  try {
    const document = parseDocument(text, yamlOptions);
    const faults = [...document.errors, ...document.warnings].map((error) => ({
      offset: error.pos[0],
      message: sentence(error.code, error.message),
    }));
    if (faults.length > 0) return failed(faults);
    if (depthOf(document) > deepestFile) return failed([{ offset: 0, message: `the document ${tooDeep}` }]);
    const value: unknown = document.toJS({ maxAliasCount: mostAliases });
    // Aliases within aliases reach further down than the text shows.
    if (!isShallow(value, deepestFile + 1))
      return failed([{ offset: 0, message: `the document ${tooDeep}` }]);
    return ok({ value, places: placesIn(document) });
  } catch (error) {
    // The parser goes down into the text by recursion.
    if (error instanceof RangeError) return failed([{ offset: 0, message: `the document ${tooDeep}` }]);
    if (error instanceof ReferenceError)
      return failed([{ offset: 0, message: `the document cannot be read: ${error.message}` }]);
    throw error;
  }
}

function sentence(code: string, message: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'this key is there twice';
    case 'TAG_RESOLVE_FAILED':
      return `tags have no meaning here (${message})`;
    case 'MULTIPLE_DOCS':
      return 'a file holds one form, and here a second document begins';
    case 'RESOURCE_EXHAUSTION':
      return `the document ${tooDeep}`;
    case 'TAB_AS_INDENT':
      return 'YAML is indented with spaces, not with tabs';
    default:
      return message;
  }
}

function depthOf(document: Document.Parsed): number {
  let deepest = 0;
  visit(document, {
    Collection: (_, __, path) => {
      deepest = Math.max(deepest, path.filter(isCollection).length);
    },
  });
  return deepest;
}

function placesIn(document: Document.Parsed): Map<string, number> {
  const places = new Map<string, number>();
  const walk = (node: unknown, path: readonly (string | number)[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        const inner = [...path, String(key.value)];
        places.set(writtenPath(inner), key.range?.[0] ?? 0);
        walk(value, inner);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        const inner = [...path, index];
        places.set(writtenPath(inner), rangeOf(item));
        walk(item, inner);
      }
    }
  };
  places.set('', rangeOf(document.contents));
  walk(document.contents, []);
  return places;
}

function rangeOf(node: unknown): number {
  return isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[0] ?? 0) : 0;
}
