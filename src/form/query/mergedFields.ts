import type { Field, FormDefinition } from '../definition/document.ts';
import { apiOptions } from '../definition/shownOptions.ts';
import { behaviourOf, isKnownField } from '../type/behaviours.ts';

/** A field over all versions of a form. */
export interface MergedField {
  /** As the newest version has it that has it at all. */
  readonly field: Field;
  /** The label of its page there. */
  readonly page: string;
  /** Whether the newest version has it. */
  readonly current: boolean;
  /** Those of all versions, the newest version's first. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/**
 * Versions may each have as many options as a form may have, and all of them together have no bound. Beyond this many, options that only
 * older versions have are left out.
 */
const maxOptions = 40_000;

/**
 * The fields that any version asks for, in an order that stays when answers to other versions are added: the fields of the
 * newest version, then removed ones, latest removed first. Texts between questions are left out.
 */
export function mergedFields(newestFirst: readonly FormDefinition[]): MergedField[] {
  const merged = new Map<
    string,
    { field: Field; page: string; current: boolean; options: Map<string, string> }
  >();
  let count = 0;
  for (const [index, definition] of newestFirst.entries()) {
    for (const page of definition.pages) {
      for (const field of page.fields) {
        if (!isAnswered(field)) continue;
        const known = merged.get(field.id) ?? {
          field,
          page: page.label,
          current: index === 0,
          options: new Map(),
        };
        merged.set(field.id, known);
        for (const { label, value } of apiOptions(field) ?? []) {
          if (known.options.has(value)) continue;
          if (index > 0 && count >= maxOptions) break;
          known.options.set(value, label);
          count += 1;
        }
      }
    }
  }
  return [...merged.values()].map(({ options, ...rest }) => ({
    ...rest,
    options: Array.from(options, ([value, label]) => ({ label, value })),
  }));
}

/** Unknown types of imported forms may have answers. */
function isAnswered(field: Field): boolean {
  return !isKnownField(field) || behaviourOf(field).source(field) !== 'nobody';
}
