import { leavesOf } from '../../check/logic/leavesOf.ts';
import type { FormDefinition } from '../../definition/document.ts';
import { fieldsIn } from '../../formula/fieldsIn.ts';
import { parseFormula } from '../../formula/parse.ts';
import { parseTemplate } from '../../formula/template.ts';
import type { Action, Rule } from '../../schema/logic.ts';

/** The ids of all fields and pages that a rule names. */
export interface References {
  readonly fields: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}

export function referencesOf(rule: Rule): References {
  const fields = new Set<string>();
  const pages = new Set<string>();
  const addFormula = (source: string) => {
    const parsed = parseFormula(source);
    if (parsed.ok) for (const id of fieldsIn(parsed.value)) fields.add(id);
  };
  for (const { leaf } of leavesOf(rule.when)) {
    if ('field' in leaf) fields.add(leaf.field);
    else addFormula(leaf.formula);
  }
  for (const action of rule.do) {
    for (const page of pagesOf(action)) pages.add(page);
    if ('field' in action && action.field !== undefined) fields.add(action.field);
    if (action.action === 'set' && action.formula !== undefined) addFormula(action.formula);
    if (action.action !== 'end') continue;
    for (const part of parseTemplate(`${action.title ?? ''} ${action.message ?? ''}`))
      if ('formula' in part) for (const id of fieldsIn(part.formula)) fields.add(id);
  }
  return { fields, pages };
}

/** The numbers of the rules that name the field, from 0. */
export function rulesAbout(draft: FormDefinition, field: string): number[] {
  return (draft.logic ?? []).flatMap((rule, index) => (referencesOf(rule).fields.has(field) ? [index] : []));
}

function pagesOf(action: Action): string[] {
  switch (action.action) {
    case 'show':
    case 'hide':
      return action.page === undefined ? [] : [action.page];
    case 'jump':
      return [action.after, action.to];
    case 'end':
      return [action.after];
    default:
      return [];
  }
}
