import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageArguments } from './messageArguments.ts';
import { type Message, parseMessage } from './parseMessage.ts';
import { lengthOf, maxLength } from './textLength.ts';

/** The texts of one part of the app in all languages. */
export interface Namespace {
  /** Its folder in the catalogue, such as `response/export`. */
  readonly name: string;
  readonly languages: ReadonlyMap<string, ReadonlyMap<string, Message>>;
  /** The messages as they are written. */
  readonly sources: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The parameters of each message that has some: name and type, in the order of the call. */
  readonly parameters: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The groups whose texts take an object: what it holds, of which each text takes what it needs. */
  readonly named: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The groups in which the app looks up codes that may have no text. */
  readonly lookups: ReadonlySet<string>;
}

/** An entry of `keys.json`, about a text or a group of texts. */
interface KeyNotes {
  /** For a text the order of its arguments, for a group the names in the object that its texts take. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly lookup?: boolean;
  /** How many letters the text may have in any language, or each text of the group. Without it, the English text decides. */
  readonly maxLength?: number;
}

export interface TextFault {
  readonly file: string;
  readonly message: string;
}

/** Joins the names of nested keys. No key contains it. */
export const separator = '/';

/** Reads a namespace and reports every text that differs between languages in more than its words. */
export function readNamespace(
  folder: string,
  name: string,
  root: string,
  /** Whether the texts are called with arguments in an order, or their blanks filled by name. */
  areCalled = true,
): { namespace: Namespace; faults: TextFault[] } {
  const faults: TextFault[] = [];
  const say = (file: string, message: string) => faults.push({ file: join(folder, name, file), message });
  const languages = new Map<string, Map<string, Message>>();
  const sources = new Map<string, Map<string, string>>();
  for (const code of codesOf(join(root, folder, name))) {
    const messages = new Map<string, Message>();
    const written = new Map(flattened(readJson(join(root, folder, name, `${code}.json`))));
    for (const [key, source] of written) {
      try {
        messages.set(key, parseMessage(source));
      } catch (error) {
        say(`${code}.json`, `${key}: ${error instanceof Error ? error.message : error}`);
      }
    }
    languages.set(code, messages);
    sources.set(code, written);
  }
  const english = languages.get('en') ?? new Map<string, Message>();
  const notes = readNotes(join(root, folder, name, 'keys.json'));
  const named = new Map<string, ReadonlyMap<string, string>>();
  const parameters = new Map<string, ReadonlyMap<string, string>>();
  for (const [key, message] of english) {
    const used = messageArguments(message);
    const group = groupOf(key);
    const noted = notes[key]?.arguments ?? notes[group]?.arguments;
    if (areCalled && noted === undefined && used.size > 1)
      say('keys.json', `${key} takes ${[...used.keys()].join(' and ')}: their order has to be noted`);
    let taken = noted === undefined ? used : new Map(Object.entries(noted));
    if (notes[group]?.arguments !== undefined) {
      named.set(group, taken);
      for (const each of used.keys())
        if (!taken.has(each)) say('keys.json', `${key} takes ${each}, which ${group} does not name`);
      taken = new Map([...taken].filter(([each]) => used.has(each)));
    }
    if (taken.size > 0) parameters.set(key, taken);
  }
  const known = new Set([...english.keys()].flatMap(withGroups));
  for (const key of Object.keys(notes)) if (!known.has(key)) say('keys.json', `${key} is no text of en.json`);
  for (const [code, messages] of languages) {
    const file = `${code}.json`;
    for (const key of english.keys()) if (!messages.has(key)) say(file, `${key} is missing`);
    for (const [key, message] of messages) {
      if (!english.has(key)) say(file, `${key} is not in en.json`);
      else compareArguments(key, message, parameters.get(key), (found) => say(file, found));
      const tooLong = excessOf(key, code, message, english, notes);
      if (tooLong !== undefined) say(file, tooLong);
      for (const found of wrongCases(code, message)) say(file, `${key}: ${found}`);
      if (!areCalled && message.some(({ kind }) => kind !== 'text' && kind !== 'value'))
        say(file, `${key}: only blanks such as {name} are filled here`);
    }
  }
  const lookups = new Set(Object.keys(notes).filter((key) => notes[key]?.lookup === true));
  return { namespace: { name, languages, sources, parameters, named, lookups }, faults };
}

function compareArguments(
  key: string,
  message: Message,
  parameters: ReadonlyMap<string, string> | undefined,
  say: (found: string) => void,
): void {
  const used = messageArguments(message);
  for (const each of used.keys()) if (!parameters?.has(each)) say(`${key}: there is no {${each}} in English`);
  for (const each of parameters?.keys() ?? []) if (!used.has(each)) say(`${key}: {${each}} is missing`);
}

/** Says that a text is longer than its place has room for. */
function excessOf(
  key: string,
  code: string,
  message: Message,
  english: ReadonlyMap<string, Message>,
  notes: Readonly<Record<string, KeyNotes>>,
): string | undefined {
  const original = english.get(key);
  const length = lengthOf(message);
  const noted = notes[key]?.maxLength ?? notes[groupOf(key)]?.maxLength;
  // English may say nothing where other languages need words.
  const isFree = code === 'en' || original === undefined || lengthOf(original) === 0;
  const limit = noted ?? (isFree ? undefined : maxLength(original));
  if (limit === undefined || length <= limit) return undefined;
  return `${key} has ${length} letters, at most ${limit} fit`;
}

/** The group that a text is directly in. */
export function groupOf(key: string): string {
  return key.split(separator).slice(0, -1).join(separator);
}

/** `a/b/c` with `a/b` and `a`. */
function withGroups(key: string): string[] {
  const names = key.split(separator);
  return names.map((_, index) => names.slice(0, index + 1).join(separator));
}

/** Plural cases that the language does not have. */
function* wrongCases(code: string, message: Message): Generator<string> {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  for (const part of message) {
    if (part.kind !== 'plural' && part.kind !== 'select') continue;
    for (const [label, inside] of part.cases) {
      if (part.kind === 'plural' && !label.startsWith('=') && !pluralCategories.includes(label as 'other'))
        yield `"${code}" has no plural case "${label}", but ${pluralCategories.join(', ')}`;
      yield* wrongCases(code, inside);
    }
  }
}

function codesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^[a-z]{2,3}(-[A-Za-z]+)?\.json$/.test(file))
    .map((file) => file.replace('.json', ''))
    .sort();
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function readNotes(path: string): Readonly<Record<string, KeyNotes>> {
  return existsSync(path) ? (readJson(path) as Record<string, KeyNotes>) : {};
}

function* flattened(value: unknown, path = ''): Generator<[key: string, message: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, each] of Object.entries(value))
      yield* flattened(each, path === '' ? key : `${path}${separator}${key}`);
  else throw new Error(`${path} is neither a text nor a group of texts`);
}
