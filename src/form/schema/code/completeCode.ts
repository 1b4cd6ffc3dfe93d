import { keysWithHelp } from '../file/keysAt.ts';
import { part } from '../file/part.ts';
import { valuesAt } from '../file/valuesAt.ts';
import { parseYaml } from '../text/parseYaml.ts';
import { pathAt } from './pathAt.ts';

export interface CodeCompletion {
  readonly label: string;
  readonly help: string;
  readonly kind: 'key' | 'value';
}

/** The words that fit at this offset: keys that are not there yet, or the values of the key before it. */
export function completeCode(text: string, offset: number): readonly CodeCompletion[] {
  const { path, key } = pathAt(text, offset);
  const root = valueWithout(text, offset);
  if (key !== undefined) {
    const values = referencesFor(key, root) ?? valuesAt([...path, key], root);
    return [...values].map(([label, help]) => ({ label, help, kind: 'value' }));
  }
  const present = path.reduce(part, root);
  const keys = [...keysWithHelp(path, root)].filter(
    ([name]) => typeof present !== 'object' || present === null || !Object.hasOwn(present, name),
  );
  return keys
    .filter(([name]) => path.length > 0 || !besideDraft.has(name))
    .map(([label, help]) => ({ label, help, kind: 'key' }));
}

const besideDraft = new Set(['$schema', 'id', 'name', 'organization', 'workspace', 'settings', 'format']);

/** The fields or pages that a reference can name. */
function referencesFor(key: string, root: unknown): Map<string, string> | undefined {
  const pages = part(root, 'pages');
  const all: unknown[] = Array.isArray(pages) ? pages : [];
  const named = (items: readonly unknown[]) =>
    new Map(
      items.flatMap((item) => {
        const name = part(item, 'key') ?? part(item, 'id');
        const label = part(item, 'label');
        return typeof name === 'string' ? [[name, typeof label === 'string' ? label : ''] as const] : [];
      }),
    );
  if (key === 'page' || key === 'after' || key === 'to') return named(all);
  if (key !== 'field') return undefined;
  const fields = [part(root, 'fields'), ...all.map((page) => part(page, 'fields'))];
  return named(fields.flatMap((list) => (Array.isArray(list) ? list : [])));
}

/** The document without the line at the offset, which is half written. */
function valueWithout(text: string, offset: number): unknown {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end === -1 ? text.length : end);
  // A hyphen stays: without it the numbers of the items behind it would change.
  const kept = /^\s*- /.exec(line)?.[0] ?? '';
  const rest = `${text.slice(0, start)}${kept === '' ? '' : `${kept}{}`}${end === -1 ? '' : text.slice(end)}`;
  for (const attempt of [text, rest]) {
    const parsed = parseYaml(attempt);
    if (parsed.ok) return parsed.value.value;
  }
  return undefined;
}
