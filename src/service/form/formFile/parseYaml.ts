import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { isShallow } from '#contract/nesting.ts';
import { writtenPath } from '#form/schema/faults.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { maxFormFileDepth, type ParsedText, type TextFault, tooDeep } from './parsedText.ts';

/** Aliases are allowed, but must not expand a small text into a huge document. */
const maxAliases = 100;
const tooManyAliases = `aliases stand for too much: at most ${maxAliases} of them, counted with those inside them`;

/** Plain data only: YAML 1.2, string keys, no custom tags. */
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
      message: messageFor(error.code, error.message),
    }));
    if (faults.length > 0) return failed(faults);
    const fault = tooDeepIn(document) ?? undefinedAlias(document);
    if (fault !== undefined) return failed([fault]);
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    // Nested aliases can reach deeper than the text shows.
    if (!isShallow(value, maxFormFileDepth + 1))
      return failed([{ offset: 0, message: `the document ${tooDeep}` }]);
    return ok({ value, places: placesIn(document) });
  } catch (error) {
    // The parser is recursive and overflows the stack on deep nesting.
    if (error instanceof RangeError) return failed([{ offset: 0, message: `the document ${tooDeep}` }]);
    if (error instanceof ReferenceError)
      return failed([{ offset: text.search(/\*[^\s,[\]{}]/), message: tooManyAliases }]);
    throw error;
  }
}

function messageFor(code: string, message: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'this key is there twice';
    case 'TAG_RESOLVE_FAILED':
      return `tags have no meaning here: ${message.replace(/^.*?: /, '')}`;
    case 'MULTIPLE_DOCS':
      return 'a file holds one form, and here a second document begins';
    case 'RESOURCE_EXHAUSTION':
      return `the document ${tooDeep}`;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'a second colon stands in this line; put a text with a colon in it in quotes';
    case 'TAB_AS_INDENT':
      return 'YAML is indented with spaces, not with tabs';
    default:
      return message;
  }
}

function tooDeepIn(document: Document.Parsed): TextFault | undefined {
  let fault: TextFault | undefined;
  visit(document, {
    Collection: (_, node, path) => {
      if (path.filter(isCollection).length <= maxFormFileDepth) return undefined;
      fault = { offset: rangeOf(node), message: `the document ${tooDeep}` };
      return visit.BREAK;
    },
  });
  return fault;
}

function undefinedAlias(document: Document.Parsed): TextFault | undefined {
  const anchors = new Set<string>();
  let fault: TextFault | undefined;
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.add(node.anchor);
        return undefined;
      }
      if (anchors.has(node.source)) return undefined;
      const message = `the alias *${node.source} stands for nothing: no &${node.source} comes before it`;
      fault = { offset: node.range?.[0] ?? 0, message };
      return visit.BREAK;
    },
  });
  return fault;
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
