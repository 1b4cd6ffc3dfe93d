import { type Document, isAlias, isMap, isScalar, isSeq, Lexer, parseDocument, type YAMLError } from 'yaml';
import { isShallow } from '#kit/nesting.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { maxFaults, writtenPath } from '../faults.ts';
import { maxFormFileDepth, type ParsedText, type TextFault, tooDeep } from './parsedText.ts';

/** Aliases are allowed, but must not expand a small text into a huge document. */
const maxAliases = 100;
const tooManyAliases = `Aliases stand for too much: at most ${maxAliases} of them, counted with those inside them.`;
/** A hundred aliases of a long list are as much work as the list written a hundred times. */
const maxAliasedParts = 100_000;
const aliasesTooLarge =
  'Aliases stand for too much: written out, the document would be too large for a form.';

/** About 50,000 lines; building a document takes far longer than counting its tokens. */
const maxTokens = 300_000;
const tooManyTokens = 'The file has too many parts for a form: at most about 50,000 lines with a key each.';

/** Plain data only: YAML 1.2, string keys, no custom tags. */
export const yamlOptions = {
  version: '1.2',
  schema: 'core',
  resolveKnownTags: false,
  stringKeys: true,
  prettyErrors: false,
  // The parser compares every key with all others; the reader below notices repeated keys faster.
  uniqueKeys: false,
} as const;

export function parseYaml(text: string): Result<ParsedText, TextFault[]> {
  if (hasTooManyTokens(text)) return failed([{ offset: 0, message: tooManyTokens }]);
  try {
    const document = parseDocument(text, yamlOptions);
    const errors = [...document.errors, ...document.warnings].slice(0, maxFaults);
    if (errors.length > 0) return failed(errors.map((error) => faultOf(error, text)));
    const reader = new Reader();
    const value = reader.read(document);
    if (reader.faults.length > 0) return failed(reader.faults.slice(0, maxFaults));
    // Nested aliases can reach deeper than the text shows.
    if (!isShallow(value, maxFormFileDepth + 1))
      return failed([{ offset: 0, message: `The document ${tooDeep}.` }]);
    return ok({ value, offsetsOf: () => reader.offsets });
  } catch (error) {
    // The parser is recursive and overflows the stack on deep nesting.
    if (error instanceof RangeError) return failed([{ offset: 0, message: `The document ${tooDeep}.` }]);
    if (error instanceof Unreadable) return failed([error.fault]);
    throw error;
  }
}

function hasTooManyTokens(text: string): boolean {
  let count = 0;
  for (const _ of new Lexer().lex(text)) {
    count += 1;
    if (count > maxTokens) return true;
  }
  return false;
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

class Unreadable extends Error {
  readonly fault: TextFault;

  constructor(offset: number, message: string) {
    super(message);
    this.fault = { offset, message };
  }
}

interface Anchored {
  readonly value: unknown;
  /** How many aliases and values stand inside, written out. */
  readonly aliases: number;
  readonly parts: number;
}

type Path = readonly (string | number)[];

/** Turns the nodes of a document into plain values in one walk, and records where each of them stands. */
class Reader {
  readonly offsets = new Map<string, number>();
  readonly faults: TextFault[] = [];
  readonly #anchors = new Map<string, Anchored>();
  #aliases = 0;
  #parts = 0;
  #aliasedParts = 0;
  #firstAlias = 0;

  read(document: Document.Parsed): unknown {
    this.offsets.set('', offsetOf(document.contents));
    return this.#value(document.contents, [], 0);
  }

  #value(node: unknown, path: Path, depth: number): unknown {
    if (isAlias(node)) return this.#aliased(node.source, node.range?.[0] ?? 0);
    const [aliases, parts] = [this.#aliases, this.#parts];
    this.#parts += 1;
    const value = isScalar(node) ? node.value : this.#collection(node, path, depth);
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.anchor !== undefined)
      this.#anchors.set(node.anchor, {
        value,
        aliases: this.#aliases - aliases,
        parts: this.#parts - parts,
      });
    return value;
  }

  #collection(node: unknown, path: Path, depth: number): unknown {
    if (!isMap(node) && !isSeq(node)) return null;
    if (depth > maxFormFileDepth) throw new Unreadable(offsetOf(node), `The document ${tooDeep}.`);
    if (isSeq(node))
      return node.items.map((item, index) => {
        const inner = [...path, index];
        this.offsets.set(writtenPath(inner), offsetOf(item));
        return this.#value(item, inner, depth + 1);
      });
    const entries = new Map<string, unknown>();
    for (const { key, value } of node.items) {
      const name = String(isScalar(key) ? (key.value ?? '') : '');
      const inner = [...path, name];
      const offset = offsetOf(key);
      if (entries.has(name))
        this.faults.push({ offset, message: 'This key is there twice; remove one of them.' });
      this.offsets.set(writtenPath(inner), offset);
      entries.set(name, this.#value(value, inner, depth + 1));
    }
    // Also right for a key named __proto__, which becomes a key like any other.
    return Object.fromEntries(entries);
  }

  #aliased(source: string, offset: number): unknown {
    const anchored = this.#anchors.get(source);
    if (anchored === undefined)
      throw new Unreadable(offset, `The alias *${source} stands for nothing: no &${source} comes before it.`);
    if (this.#aliases === 0) this.#firstAlias = offset;
    this.#aliases += 1 + anchored.aliases;
    this.#parts += anchored.parts;
    this.#aliasedParts += anchored.parts;
    if (this.#aliases > maxAliases) throw new Unreadable(this.#firstAlias, tooManyAliases);
    if (this.#aliasedParts > maxAliasedParts) throw new Unreadable(this.#firstAlias, aliasesTooLarge);
    return anchored.value;
  }
}

function offsetOf(node: unknown): number {
  return isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[0] ?? 0) : 0;
}
