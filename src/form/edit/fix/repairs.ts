import type { Finding } from '../../check/findings.ts';
import type { FormDefinition } from '../../definition/document.ts';
import { changeCondition } from '../rules/conditions.ts';
import { comparedBy, fittingOperators, withOperator } from '../rules/leaves.ts';
import { changeRule } from '../rules/rules.ts';
import type { Fix } from './fixFor.ts';
import { pathParts, valueAt, withValueAt } from './pathParts.ts';

type Parts = readonly (string | number)[];

/** Writes the name that the checker suggests: `did you mean total?`, `write [name] to insert the answer`. */
export function writeSuggestion(
  draft: FormDefinition,
  { code, message }: Finding,
  parts: Parts,
): Fix | undefined {
  const written = valueAt(draft, parts);
  if (typeof written !== 'string') return undefined;
  const [, wrong, name] =
    code === 'reference_misspelt'
      ? (/^\[([^\]]+)\] is shown as it stands; write \[([^\]]+)\]/.exec(message) ?? [])
      : (/There is no (?:field|function) "([^"]+)"; did you mean (\w+)/.exec(message) ?? []);
  if (wrong === undefined || name === undefined) return undefined;
  const id = draft.pages.flatMap(({ fields }) => fields).find(({ key }) => key === name)?.id ?? name;
  const spot = new RegExp(`(?<![\\w-])${wrong.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}(?![\\w-])`);
  if (!spot.test(written)) return undefined;
  return {
    kind: 'renameTo',
    name,
    apply: (before) =>
      valueAt(before, parts) === written ? withValueAt(before, parts, written.replace(spot, id)) : before,
  };
}

/** Gives a second key another name. */
export function renameKey(draft: FormDefinition, { code }: Finding, parts: Parts): Fix | undefined {
  if (code !== 'key_repeated' && code !== 'key_taken') return undefined;
  const path = parts.at(-1) === 'key' ? parts : [...parts, 'key'];
  const key = valueAt(draft, path);
  if (typeof key !== 'string') return undefined;
  const taken = new Set(draft.pages.flatMap(({ fields }) => fields.map((field) => field.key)));
  const name = code === 'key_taken' ? freeName(`${key}_answer`, taken, '_') : freeName(key, taken, '_');
  return { kind: 'renameTo', name, apply: (before) => withValueAt(before, path, name) };
}

/** Gives a second option of the same value another one. */
export function renameOption(draft: FormDefinition, parts: Parts): Fix | undefined {
  const path = parts.at(-1) === 'value' ? parts : [...parts, 'value'];
  const value = valueAt(draft, path);
  const options = valueAt(draft, path.slice(0, -2));
  if (typeof value !== 'string' || !Array.isArray(options)) return undefined;
  const name = freeName(value, new Set(options.map((option) => valueAt(option, ['value']))), '-');
  return { kind: 'renameTo', name, apply: (before) => withValueAt(before, path, name) };
}

/** Adds the option that a rule names to its field. */
export function addMissingOption(draft: FormDefinition, { message, path }: Finding): Fix | undefined {
  const value = /the option "([^"]*)", which it does not have/.exec(message)?.[1];
  const parts = pathParts(path);
  const holder = valueAt(draft, parts.slice(0, -1));
  const id = valueAt(holder, ['field']);
  if (value === undefined || value === '' || typeof id !== 'string') return undefined;
  for (const [page, { fields }] of draft.pages.entries()) {
    const field = fields.findIndex((each) => each.id === id);
    const options = valueAt(fields[field], ['options']);
    if (!Array.isArray(options)) continue;
    const label = value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
    const added = [...options, { value, label }];
    return {
      kind: 'addOption',
      name: label,
      apply: (before) => {
        const at = ['pages', page, 'fields', field, 'options'];
        return valueAt(before, at) === options ? withValueAt(before, at, added) : before;
      },
    };
  }
  return undefined;
}

/** Compares by the first operator that fits. */
export function useFittingOperator(draft: FormDefinition, parts: Parts): Fix | undefined {
  const [, rule, side, ...rest] = parts;
  const leaf = draft.logic?.[Number(rule)] && leafAt(draft, parts);
  if (leaf === undefined || side !== 'when') return undefined;
  const [operator] = fittingOperators(comparedBy(draft, leaf));
  if (operator === undefined) return undefined;
  const path = rest.filter((part) => typeof part === 'number');
  return {
    kind: 'fittingOperator',
    apply: (before) =>
      changeRule(before, Number(rule), (each) => ({
        ...each,
        when: changeCondition(each.when, path, (condition) =>
          'operator' in condition ? withOperator(condition, operator) : condition,
        ),
      })),
  };
}

function leafAt(draft: FormDefinition, parts: Parts) {
  const at = parts.at(-1) === 'operator' ? parts.slice(0, -1) : parts;
  const condition = valueAt(draft, at) as NonNullable<FormDefinition['logic']>[number]['when'] | undefined;
  return condition !== undefined && 'operator' in condition ? condition : undefined;
}

function freeName(name: string, taken: ReadonlySet<unknown>, joint: string): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${joint}${number}`;
  return free;
}
