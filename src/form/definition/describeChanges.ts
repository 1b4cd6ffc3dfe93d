import type { FormSettings } from '../schema/settings.ts';
import { describeFields } from './change/describeFields.ts';
import { describeRules } from './change/describeRules.ts';
import { describeValues, sameJson, shown } from './change/describeValues.ts';
import { describeWorkflows } from './change/describeWorkflows.ts';
import type { FormDefinition } from './document.ts';

/** The parts of a form that authors change. */
export interface FormContent {
  name: string;
  definition: FormDefinition;
  settings: FormSettings;
}

/**
 * Describes the changes between two states of a form, one sentence for each, in the order of the document. The list
 * is complete: an empty list means that the states are equal.
 */
export function describeChanges(before: FormContent, after: FormContent): string[] {
  return [
    ...describeName(before.name, after.name),
    ...describeDefinition(before.definition, after.definition),
    ...describeSettings(before.settings, after.settings),
  ];
}

export function describeName(before: string, after: string): string[] {
  return before === after ? [] : [`Renames the form from ${shown(before)} to ${shown(after)}.`];
}

export function describeSettings(before: FormSettings, after: FormSettings): string[] {
  return describeValues('Setting', before, after);
}

export function describeDefinition(before: FormDefinition, after: FormDefinition): string[] {
  if (sameJson(before, after)) return [];
  const { pages: _pages, logic: _logic, workflows: _workflows, ...documentBefore } = before;
  const { pages: _after, logic: _rules, workflows: _runs, ...documentAfter } = after;
  const changes = [
    ...describeValues('The form', documentBefore, documentAfter),
    ...describePages(before, after),
    ...describeFields(before, after),
    ...describeRules(before.logic ?? [], after.logic ?? []),
    ...describeWorkflows(before.workflows ?? [], after.workflows ?? []),
  ];
  // Imported forms may repeat a field id, which the sentences above cannot tell apart.
  return changes.length > 0 ? changes : ['Changes fields that share an id.'];
}

function describePages(before: FormDefinition, after: FormDefinition): string[] {
  const earlier = new Map(before.pages.map((page) => [page.id, page]));
  const later = new Map(after.pages.map((page) => [page.id, page]));
  const changes: string[] = [];
  for (const { id, label } of before.pages)
    if (!later.has(id)) changes.push(`Removes ${id}, ${shown(label)}.`);
  for (const { fields: _fields, ...page } of after.pages) {
    const known = earlier.get(page.id);
    if (known === undefined) changes.push(`Adds ${page.id}, ${shown(page.label)}.`);
    else {
      const { fields: _known, ...rest } = known;
      changes.push(...describeValues(page.id, rest, page));
    }
  }
  const stayed = (pages: FormDefinition['pages'], others: ReadonlyMap<string, unknown>) =>
    pages.map(({ id }) => id).filter((id) => others.has(id));
  const order = stayed(after.pages, earlier);
  if (order.join('\n') !== stayed(before.pages, later).join('\n'))
    changes.push(`Puts the pages in another order: ${order.join(', ')}.`);
  return changes;
}
