import { isMap, isScalar, parseDocument } from 'yaml';
import type { FileKind } from './fileKind.ts';
import { yamlOptions } from './parseYaml.ts';

/**
 * Changes that leave every other character of the file as its author wrote it, comments too. The text must be one
 * that reads well.
 */

/** The same file with an id, which it does not have yet. */
export function withId(text: string, kind: FileKind, id: string): string {
  if (kind === 'json') {
    // The space before the first key is what its author puts between keys.
    return text.replace(/\{(\s*)/, (_, between: string) => `{${between}"id": "${id}",${between || ' '}`);
  }
  const { contents } = parseDocument(text, yamlOptions);
  if (!isMap(contents)) throw new TypeError('no mapping');
  const begin = contents.range?.[0] ?? 0;
  // Quoted where it could read as a number.
  const written = /^[a-z]/.test(id) ? id : `"${id}"`;
  if (contents.flow === true) return `${text.slice(0, begin + 1)}id: ${written}, ${text.slice(begin + 1)}`;
  const line = text.lastIndexOf('\n', begin - 1) + 1;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.slice(0, line)}${' '.repeat(begin - line)}id: ${written}${end}${text.slice(line)}`;
}

/** The same YAML file with another name. */
export function withName(text: string, name: string): string {
  const { contents } = parseDocument(text, yamlOptions);
  const value = isMap(contents) ? contents.get('name', true) : undefined;
  if (!isScalar(value) || value.range == null) throw new TypeError('no name');
  const [begin, end] = value.range;
  // What JSON writes is a text in double quotes for YAML too.
  return text.slice(0, begin) + JSON.stringify(name) + text.slice(end);
}
