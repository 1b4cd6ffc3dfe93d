import { isMap, isScalar, parseDocument } from 'yaml';
import type { FileKind } from './fileKind.ts';
import { yamlOptions } from './parseYaml.ts';

/** These edits keep every other character of the file, comments included. The text must already parse. */

/** Adds an id to a file that has none. */
export function withId(text: string, kind: FileKind, id: string): string {
  if (kind === 'json') {
    // Reuses the author's white space before the first key.
    return text.replace(/\{(\s*)/, (_, between: string) => `{${between}"id": "${id}",${between || ' '}`);
  }
  const { contents } = parseDocument(text, yamlOptions);
  if (!isMap(contents)) throw new TypeError('no mapping');
  const begin = contents.range?.[0] ?? 0;
  // Quoted if YAML could read it as a number.
  const written = /^[a-z]/.test(id) ? id : `"${id}"`;
  if (contents.flow === true) return `${text.slice(0, begin + 1)}id: ${written}, ${text.slice(begin + 1)}`;
  const line = text.lastIndexOf('\n', begin - 1) + 1;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.slice(0, line)}${' '.repeat(begin - line)}id: ${written}${end}${text.slice(line)}`;
}

/** Replaces the name in a YAML file. */
export function withName(text: string, name: string): string {
  const { contents } = parseDocument(text, yamlOptions);
  const value = isMap(contents) ? contents.get('name', true) : undefined;
  if (!isScalar(value) || value.range == null) throw new TypeError('no name');
  const [begin, end] = value.range;
  // A JSON string is also a valid double-quoted YAML scalar.
  return text.slice(0, begin) + JSON.stringify(name) + text.slice(end);
}
