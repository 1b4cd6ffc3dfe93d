import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { isShallow } from '#kit/nesting.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { writtenPath } from '../faults.ts';
import { maxFormFileDepth, type ParsedText, type TextFault, tooDeep } from './parsedText.ts';

/** Aliases are allowed, but must not expand a small text into a huge document. */
const maxAliases = 100;
const tooManyAliases = `Aliases stand for too much: at most ${maxAliases} of them, counted with those inside them.`;

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
    const faults = [...document.errors, ...document.warnings].map((error) => faultOf(error, text));
    if (faults.length > 0) return failed(faults);
    const fault = tooDeepIn(document) ?? undefinedAlias(document);
    if (fault !== undefined) return failed([fault]);
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    // Nested aliases can reach deeper than the text shows.
    if (!isShallow(value, maxFormFileDepth + 1))
      return failed([{ offset: 0, message: `The document ${tooDeep}.` }]);
    return ok({ value, places: placesIn(document) });
  } catch (error) {
    // The parser is recursive and overflows the stack on deep nesting.
    if (error instanceof RangeError) return failed([{ offset: 0, message: `The document ${tooDeep}.` }]);
    if (error instanceof ReferenceError)
      return failed([{ offset: text.search(/\*[^\s,[\]{}]/), message: tooManyAliases }]);
    throw error;
  }
}

const wrongIndent =
  'This line is indented unlike the lines around it; keys of one thing begin in one column, and list items with - too.';

function faultOf({ code, message, pos: [offset] }: YAMLError, text: string): TextFault {
  const end = text.indexOf('\n', offset);
  // A deeper line under a finished value reads like a second colon, but its indentation is wrong.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && end !== -1 && !text.slice(offset, end).includes(':'))
    return { offset: end + 1, message: wrongIndent };
  return { offset, message: messageFor(code, message) };
}

function messageFor(code: string, message: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'This key is there twice; remove one of them.';
    case 'TAG_RESOLVE_FAILED':
      return `Tags have no meaning here: ${message.replace(/^.*?: /, '')}.`;
    case 'MULTIPLE_DOCS':
      return 'A file holds one form, and here a second document begins.';
    case 'RESOURCE_EXHAUSTION':
      return `The document ${tooDeep}.`;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'A second colon stands in this line; put a text with a colon in it in quotes.';
    case 'TAB_AS_INDENT':
      return 'YAML is indented with spaces, not with tabs.';
    case 'BLOCK_IN_FLOW':
      return 'A comma is missing inside these brackets, or a text with a colon in it needs quotes.';
    case 'BAD_INDENT': {
      const sign = /end with a ([\]}])/.exec(message)?.[1];
      return sign === undefined ? wrongIndent : `The closing ${sign} is missing.`;
    }
    case 'MULTILINE_IMPLICIT_KEY':
      return 'A line has no colon; write key: value, with a space behind the colon, and check the indentation.';
    case 'UNEXPECTED_TOKEN':
    case 'BAD_COLLECTION_TYPE':
    case 'IMPOSSIBLE':
      return 'This does not fit what stands before it; check the indentation, the hyphen before list items, and the quotes.';
    case 'MISSING_CHAR':
      return missingCharacter(message);
    case 'BAD_SCALAR_START':
      return 'A text cannot begin with this sign; put it in quotes.';
    case 'BAD_DQ_ESCAPE':
      return 'A backslash in double quotes has a meaning of its own; write it twice, or use single quotes.';
    case 'NON_STRING_KEY':
      return 'A key must be a word, not a list or a group.';
    default:
      return `This is not YAML: ${message}.`;
  }
}

function missingCharacter(message: string): string {
  if (/quote/i.test(message)) return 'This text has no closing quote.';
  if (/Implicit map key|followed by map values|colon/i.test(message))
    return 'This line has no colon; write key: value, with a space behind the colon.';
  if (/space|separat/i.test(message))
    return 'A space is missing here, such as behind a colon, a comma or a hyphen.';
  if (/Missing ,/.test(message)) return 'A comma is missing here.';
  if (/- indicator/.test(message))
    return 'This line is indented like the items of a list but has no hyphen; write - before it, or indent it like its keys.';
  const sign = /[\]})]/.exec(message)?.[0];
  return sign === undefined ? `Something is missing here: ${message}.` : `The closing ${sign} is missing.`;
}

function tooDeepIn(document: Document.Parsed): TextFault | undefined {
  let fault: TextFault | undefined;
  visit(document, {
    Collection: (_, node, path) => {
      if (path.filter(isCollection).length <= maxFormFileDepth) return undefined;
      fault = { offset: rangeOf(node), message: `The document ${tooDeep}.` };
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
      const message = `The alias *${node.source} stands for nothing: no &${node.source} comes before it.`;
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
