import { type Field, type FormDefinition, fieldsOf } from '../../definition/document.ts';
import { shownOptions } from '../../definition/shownOptions.ts';
import type { Action, Rule } from '../../schema/logic.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import { referencesOf } from './references.ts';

export type ActionKind = Action['action'];

/** In the order in which they are offered. */
export const actionKinds = ['show', 'hide', 'require', 'set', 'jump', 'end'] as const satisfies ActionKind[];

/** The fields that an action of this kind can change. */
export function targetsOf(draft: FormDefinition, kind: ActionKind): Field[] {
  return [...fieldsOf(draft)].filter((field) => isTarget(field, kind));
}

function isTarget(field: Field, kind: ActionKind): boolean {
  if (kind === 'show' || kind === 'hide') return true;
  if (!isKnownField(field)) return false;
  if (kind === 'require') return behaviourOf(field).requirable;
  return (
    kind === 'set' && behaviourOf(field).settable && !(field.type === 'hidden' && field.formula !== undefined)
  );
}

/** The kinds of actions that this form has something for. */
export function possibleKinds(draft: FormDefinition): ActionKind[] {
  return actionKinds.filter((kind) => {
    if (kind === 'jump') return draft.pages.length > 1;
    return kind === 'end' ? draft.pages.length > 0 : targetsOf(draft, kind).length > 0;
  });
}

/**
 * An action of this kind for the rule: about a field that comes after those that its condition asks for, because an
 * action on the question itself is rarely meant.
 */
export function newAction(draft: FormDefinition, kind: ActionKind, rule?: Rule): Action | undefined {
  if (kind === 'jump' || kind === 'end') return newExit(draft, kind, rule);
  const field = likelyTarget(draft, kind, rule);
  if (field === undefined) return undefined;
  return kind === 'set' ? settingOf(field) : { action: kind, field: field.id };
}

/** The action as one of another kind, with what both have in common. */
export function asKind(draft: FormDefinition, action: Action, kind: ActionKind, rule: Rule): Action {
  if (action.action === kind) return action;
  const page = pageOf(action);
  const field = 'field' in action ? action.field : undefined;
  if ((kind === 'show' || kind === 'hide') && (action.action === 'show' || action.action === 'hide'))
    return { ...action, action: kind };
  if ((kind === 'jump' || kind === 'end') && page !== undefined)
    return exitAfter(draft, kind, page) ?? action;
  const kept = targetsOf(draft, kind).find(({ id }) => id === field);
  if (kept !== undefined)
    return kind === 'set' ? settingOf(kept) : ({ action: kind, field: kept.id } as Action);
  return newAction(draft, kind, rule) ?? action;
}

/** Sets a field to its first option, or to nothing yet. */
export function settingOf(field: Field): Action {
  const [first] = shownOptions(field) ?? [];
  const multiple = field.type === 'multiple_choice' && 'multiple' in field && field.multiple === true;
  const value = first === undefined ? '' : multiple ? [first.value] : first.value;
  return { action: 'set', field: field.id, value };
}

/** The pages to which one can jump after a page. */
export function laterPages(draft: FormDefinition, after: string): FormDefinition['pages'] {
  const index = draft.pages.findIndex(({ id }) => id === after);
  return index === -1 ? draft.pages.slice(1) : draft.pages.slice(index + 1);
}

function pageOf(action: Action): string | undefined {
  if (action.action === 'jump' || action.action === 'end') return action.after;
  return action.action === 'show' || action.action === 'hide' ? action.page : undefined;
}

function newExit(draft: FormDefinition, kind: 'jump' | 'end', rule: Rule | undefined): Action | undefined {
  const asked = rule === undefined ? new Set<string>() : referencesOf({ ...rule, do: [] }).fields;
  const page = draft.pages.findLast(({ fields }) => fields.some(({ id }) => asked.has(id))) ?? draft.pages[0];
  return page === undefined ? undefined : exitAfter(draft, kind, page.id);
}

/** No jump is possible from the last page, so it begins one page earlier. */
function exitAfter(draft: FormDefinition, kind: 'jump' | 'end', page: string): Action | undefined {
  if (kind === 'end') return { action: 'end', after: page };
  const later = laterPages(draft, page);
  const to = later[1] ?? later[0];
  if (to !== undefined) return { action: 'jump', after: page, to: to.id };
  const [before, last] = draft.pages.slice(-2);
  return before === undefined || last === undefined
    ? undefined
    : { action: 'jump', after: before.id, to: last.id };
}

function likelyTarget(draft: FormDefinition, kind: ActionKind, rule: Rule | undefined): Field | undefined {
  const targets = targetsOf(draft, kind);
  if (rule === undefined) return targets[0];
  const asked = referencesOf({ ...rule, do: [] }).fields;
  const used = new Set(rule.do.flatMap((action) => ('field' in action ? [action.field] : [])));
  const last = targets.findLastIndex(({ id }) => asked.has(id));
  const free = ({ id }: Field) => !asked.has(id) && !used.has(id);
  return targets.slice(last + 1).find(free) ?? targets.find(free) ?? targets[0];
}
