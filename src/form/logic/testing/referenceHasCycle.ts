import type { Field, FormDefinition } from '../../definition/document.ts';
import { fieldsIn } from '../../formula/fieldsIn.ts';
import { parseFormula } from '../../formula/parse.ts';
import { parseTemplate } from '../../formula/template.ts';
import { typeOfFormula } from '../../formula/type.ts';
import type { Action, Condition } from '../../schema/logic.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import { operatorsOf, operatorsOfFormula } from '../operators.ts';

/** Whether a node depends on itself, found by following its dependencies until they repeat. */
export function referenceHasCycle(definition: FormDefinition): boolean {
  const fields = definition.pages.flatMap((page) => page.fields.map((field) => ({ field, page: page.id })));
  const actions = (definition.logic ?? []).flatMap((rule) =>
    rule.do.map((action) => ({ when: rule.when, action })),
  );
  const fieldOf = (id: string): Field | undefined => fields.find(({ field }) => field.id === id)?.field;
  const useOf = (id: string) => {
    const field = fieldOf(id);
    return field !== undefined && isKnownField(field) ? behaviourOf(field).formulaUse(field) : undefined;
  };

  function formulaFields(source: string, wanted: 'text' | 'number' | 'any'): string[] {
    const parsed = parseFormula(source);
    return parsed.ok && typeOfFormula(parsed.value, useOf, wanted).ok ? [...fieldsIn(parsed.value)] : [];
  }

  /** A condition that cannot be evaluated never holds, so it has no dependencies. */
  function subjects(condition: Condition): string[] {
    if ('all' in condition) return condition.all.flatMap(subjects);
    if ('any' in condition) return condition.any.flatMap(subjects);
    if ('formula' in condition) {
      const parsed = parseFormula(condition.formula);
      const type = parsed.ok ? typeOfFormula(parsed.value, useOf, 'any') : undefined;
      if (!type?.ok || !operatorsOfFormula(type.value).includes(condition.operator)) return [];
      return formulaFields(condition.formula, 'any');
    }
    const field = fieldOf(condition.field);
    if (field === undefined || !isKnownField(field)) return [];
    const possible = operatorsOf(behaviourOf(field).comparison(field));
    return possible.includes(condition.operator) ? [field.id] : [];
  }

  const pageAt = (id: string): number => definition.pages.findIndex((page) => page.id === id);
  const shows = (action: Action): action is Extract<Action, { action: 'show' | 'hide' }> =>
    action.action === 'show' || action.action === 'hide';

  function neededBy(id: string): string[] {
    const needed: string[] = [];
    const index = pageAt(id);
    for (const { when, action } of actions) {
      if (shows(action) && (index === -1 ? action.field === id : action.page === id))
        needed.push(...subjects(when));
      const passes =
        (action.action === 'jump' && pageAt(action.after) < index && pageAt(action.to) > index) ||
        (action.action === 'end' && pageAt(action.after) < index);
      if (passes) needed.push(action.after, ...subjects(when));
      if (action.action === 'set' && action.field === id) needed.push(...setNeeds(id, when, action));
    }
    const found = fields.find(({ field }) => field.id === id);
    if (found === undefined) return needed;
    const { field, page } = found;
    needed.push(page);
    if (!isKnownField(field)) return needed;
    if (field.type === 'hidden' && field.formula) needed.push(...formulaFields(field.formula, 'text'));
    if (field.type === 'credit_card' && field.formula) needed.push(...formulaFields(field.formula, 'number'));
    if (field.type === 'rich_text') {
      for (const part of parseTemplate(field.text ?? ''))
        if ('formula' in part) needed.push(...fieldsIn(part.formula));
    }
    return needed;
  }

  function setNeeds(id: string, when: Condition, action: Extract<Action, { action: 'set' }>): string[] {
    const field = fieldOf(id);
    if (field === undefined || !isKnownField(field) || !behaviourOf(field).settable) return [];
    const formula = action.formula === undefined ? [] : formulaFields(action.formula, 'text');
    return [...subjects(when), ...formula];
  }

  function comesBack(start: string): boolean {
    const seen = new Set<string>();
    const follow = (id: string): boolean =>
      neededBy(id).some((needed) => {
        if (needed === start) return true;
        if (seen.has(needed)) return false;
        seen.add(needed);
        return follow(needed);
      });
    return follow(start);
  }

  return [...definition.pages.map(({ id }) => id), ...fields.map(({ field }) => field.id)].some(comesBack);
}
