import type { Field, FormDefinition } from '../../definition/document.ts';
import { renameFields } from '../../definition/renameFields.ts';
import type { Rule } from '../../schema/logic.ts';
import { referencesOf } from '../rules/references.ts';

/** Fields, and the rules that act on them. */
export interface FieldsWithRules {
  readonly fields: readonly Field[];
  readonly rules: readonly Rule[];
}

/** The fields with these ids, in the order of the document, and the rules that act on them. */
export function fieldsWithRules(draft: FormDefinition, ids: readonly string[]): FieldsWithRules {
  const chosen = new Set(ids);
  const fields = draft.pages.flatMap((page) => page.fields.filter(({ id }) => chosen.has(id)));
  const rules = (draft.logic ?? []).flatMap((rule) => {
    const acting = rule.do.filter((action) => 'field' in action && chosen.has(action.field ?? ''));
    return acting.length === 0 ? [] : [{ ...rule, do: acting }];
  });
  return { fields, rules };
}

/** Without the rules that name other fields: in another form their ids belong to something else. */
export function selfContained({ fields, rules }: FieldsWithRules): FieldsWithRules {
  const own = new Set(fields.map(({ id }) => id));
  return { fields, rules: rules.filter((rule) => [...referencesOf(rule).fields].every((id) => own.has(id))) };
}

/** Copies with new ids. References among them lead to the copies; others stay as they are. */
export function copyFields(
  draft: FormDefinition,
  { fields, rules }: FieldsWithRules,
  newId: () => string,
): FieldsWithRules {
  const ids = new Map(fields.map(({ id }) => [id, newId()]));
  const taken = new Set(draft.pages.flatMap((page) => page.fields.map(({ key }) => key)));
  return {
    fields: fields.map((field) => {
      const { position: _, key, ...rest } = renameFields(field, ids) as Field;
      const id = ids.get(field.id) ?? field.id;
      // A key is unique in a form.
      return { ...rest, id, ...(key === undefined || taken.has(key) ? {} : { key }) } as Field;
    }),
    rules: rules.map((rule) => renameFields(rule, ids) as Rule),
  };
}
