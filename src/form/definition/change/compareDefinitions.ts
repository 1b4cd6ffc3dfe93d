import type { Field, FormDefinition, Page, Workflow } from '../document.ts';
import { canonicalJson, sameJson } from './describeValues.ts';

interface NamedField {
  readonly id: string;
  readonly label: string;
  readonly type: string;
}

/** One difference between two documents, for people who read it in their own language. */
export type DefinitionChange =
  | { readonly kind: 'field_added' | 'field_removed' | 'field_settings'; readonly field: NamedField }
  | { readonly kind: 'field_required' | 'field_optional' | 'field_moved'; readonly field: NamedField }
  | { readonly kind: 'field_reworded'; readonly field: NamedField; readonly before: string }
  | { readonly kind: 'field_retyped'; readonly field: NamedField; readonly before: string }
  | {
      readonly kind: 'option_added' | 'option_removed' | 'option_changed';
      readonly field: NamedField;
      readonly option: string;
    }
  | {
      readonly kind: 'option_reworded';
      readonly field: NamedField;
      readonly option: string;
      readonly before: string;
    }
  | { readonly kind: 'options_reordered'; readonly field: NamedField }
  | {
      readonly kind: 'page_added' | 'page_removed' | 'page_changed';
      readonly id: string;
      readonly page: string;
      readonly number: number;
    }
  | { readonly kind: 'order_changed' }
  | { readonly kind: 'rules_changed'; readonly added: number; readonly removed: number }
  | {
      readonly kind: 'workflow_added' | 'workflow_removed' | 'workflow_changed';
      readonly workflow: string;
    }
  | { readonly kind: 'workflow_enabled' | 'workflow_disabled'; readonly workflow: string }
  | { readonly kind: 'workflows_reordered' }
  | { readonly kind: 'part_changed'; readonly part: DocumentPart };

/** The parts of a document besides its pages and rules, as people speak of them. */
const documentParts = ['heading', 'ending', 'design', 'translations', 'texts', 'display'] as const;
type DocumentPart = (typeof documentParts)[number];

/** Every other key of a document is about how the form is shown. */
const partOfKey: Readonly<Record<string, DocumentPart>> = {
  title: 'heading',
  description: 'heading',
  ending: 'ending',
  theme: 'design',
  translations: 'translations',
  texts: 'texts',
};

/**
 * The differences between two documents, in the order in which people care: questions, options, pages, rules, the rest.
 * Empty only if the documents are equal. `describeChanges` says the same to programmers, in English and with ids.
 */
export function compareDefinitions(before: FormDefinition, after: FormDefinition): DefinitionChange[] {
  if (sameJson(before, after)) return [];
  const changes = [
    ...fieldChanges(before, after),
    ...pageChanges(before, after),
    ...orderChanges(before, after),
    ...ruleChanges(before, after),
    ...workflowChanges(before, after),
    ...partChanges(before, after),
  ];
  // Imported forms may repeat an id, which the comparison above cannot tell apart.
  return changes.length > 0 ? changes : [{ kind: 'order_changed' }];
}

interface Located {
  readonly field: Field;
  readonly page: string;
}

function locatedFields({ pages }: FormDefinition): ReadonlyMap<string, Located> {
  return new Map(
    pages.flatMap((page) => page.fields.map((field) => [field.id, { field, page: page.id }] as const)),
  );
}

function fieldChanges(before: FormDefinition, after: FormDefinition): DefinitionChange[] {
  const earlier = locatedFields(before);
  const later = locatedFields(after);
  const pagesLeft = new Set(after.pages.map(({ id }) => id));
  const changes: DefinitionChange[] = [];
  for (const [id, { field }] of later)
    if (!earlier.has(id)) changes.push({ kind: 'field_added', field: named(field) });
  for (const [id, { field }] of earlier)
    if (!later.has(id)) changes.push({ kind: 'field_removed', field: named(field) });
  for (const [id, { field, page }] of later) {
    const known = earlier.get(id);
    if (known === undefined) continue;
    changes.push(...changesOfField(known.field, field));
    // A field whose page is gone moved with it.
    if (known.page !== page && pagesLeft.has(known.page))
      changes.push({ kind: 'field_moved', field: named(field) });
  }
  return changes;
}

const named = ({ id, label, type }: Field): NamedField => ({ id, label, type });

function changesOfField(before: Field, after: Field): DefinitionChange[] {
  if (sameJson(before, after)) return [];
  const { label, type, required = false, options, ...rest } = withOptions(before);
  const now = withOptions(after);
  const { label: _label, type: _type, required: nowRequired = false, options: nowOptions, ...nowRest } = now;
  const field = named(after);
  const changes: DefinitionChange[] = [];
  if (label !== after.label) changes.push({ kind: 'field_reworded', field, before: label });
  if (type !== after.type) changes.push({ kind: 'field_retyped', field, before: type });
  if (required !== nowRequired)
    changes.push({ kind: nowRequired ? 'field_required' : 'field_optional', field });
  changes.push(...optionChanges(field, options ?? [], nowOptions ?? []));
  // Also where nothing else was found: `required: false` and a missing one are different documents.
  if (!sameJson(rest, nowRest) || changes.length === 0) changes.push({ kind: 'field_settings', field });
  return changes;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function withOptions(field: Field): Field & { options?: readonly Option[] | undefined } {
  return field;
}

function optionChanges(
  field: NamedField,
  before: readonly Option[],
  after: readonly Option[],
): DefinitionChange[] {
  if (sameJson(before, after)) return [];
  const earlier = new Map(before.map((option) => [option.value, option]));
  const later = new Map(after.map((option) => [option.value, option]));
  const changes: DefinitionChange[] = [];
  for (const { value, label } of before)
    if (!later.has(value)) changes.push({ kind: 'option_removed', field, option: label });
  for (const option of after) {
    const known = earlier.get(option.value);
    if (known === undefined) changes.push({ kind: 'option_added', field, option: option.label });
    else if (known.label !== option.label)
      changes.push({ kind: 'option_reworded', field, option: option.label, before: known.label });
    else if (!sameJson(known, option)) changes.push({ kind: 'option_changed', field, option: option.label });
  }
  return changes.length > 0 ? changes : [{ kind: 'options_reordered', field }];
}

function pageChanges(before: FormDefinition, after: FormDefinition): DefinitionChange[] {
  const earlier = new Map(before.pages.map((page) => [page.id, page]));
  const later = new Set(after.pages.map(({ id }) => id));
  const changes: DefinitionChange[] = [];
  for (const [index, page] of after.pages.entries()) {
    const known = earlier.get(page.id);
    const named = { id: page.id, page: page.label, number: index + 1 };
    if (known === undefined) changes.push({ kind: 'page_added', ...named });
    else if (!sameJson(withoutFields(known), withoutFields(page)))
      changes.push({ kind: 'page_changed', ...named });
  }
  for (const [index, { id, label }] of before.pages.entries())
    if (!later.has(id)) changes.push({ kind: 'page_removed', id, page: label, number: index + 1 });
  return changes;
}

function withoutFields({ fields: _, ...page }: Page) {
  return page;
}

/** Whether what stayed is in another order. */
function orderChanges(before: FormDefinition, after: FormDefinition): DefinitionChange[] {
  const order = (form: FormDefinition, other: FormDefinition) => {
    const pages = new Set(other.pages.map(({ id }) => id));
    const locations = locatedFields(other);
    return form.pages
      .filter(({ id }) => pages.has(id))
      .map(({ id, fields }) => [
        id,
        fields.map((field) => field.id).filter((of) => locations.get(of)?.page === id),
      ]);
  };
  return sameJson(order(before, after), order(after, before)) ? [] : [{ kind: 'order_changed' }];
}

/** Rules have no ids, so a changed rule is one removed and one added. */
function ruleChanges(
  { logic: before = [] }: FormDefinition,
  { logic: after = [] }: FormDefinition,
): DefinitionChange[] {
  const earlier = before.map(canonicalJson);
  const later = after.map(canonicalJson);
  if (sameJson(earlier, later)) return [];
  return [{ kind: 'rules_changed', added: without(later, earlier), removed: without(earlier, later) }];
}

/** How many of the texts are not among the others; each of the others stands for one. */
function without(texts: readonly (string | undefined)[], others: readonly (string | undefined)[]): number {
  const left = [...others];
  return texts.filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  }).length;
}

function workflowChanges(
  { workflows: before = [] }: FormDefinition,
  { workflows: after = [] }: FormDefinition,
): DefinitionChange[] {
  const earlier = new Map(before.map((workflow) => [workflow.id, workflow]));
  const later = new Set(after.map(({ id }) => id));
  const changes: DefinitionChange[] = [];
  for (const workflow of after) {
    const known = earlier.get(workflow.id);
    const called = workflow.name ?? workflow.id;
    if (known === undefined) changes.push({ kind: 'workflow_added', workflow: called });
    else if (!sameJson(known, workflow)) changes.push({ kind: changeOf(known, workflow), workflow: called });
  }
  for (const { id, name } of before)
    if (!later.has(id)) changes.push({ kind: 'workflow_removed', workflow: name ?? id });
  if (changes.length > 0 || sameJson(before, after)) return changes;
  return [{ kind: 'workflows_reordered' }];
}

function changeOf(before: Workflow, after: Workflow) {
  const { enabled = true, ...rest } = before;
  const { enabled: isEnabled = true, ...others } = after;
  if (enabled === isEnabled || !sameJson(rest, others)) return 'workflow_changed';
  return isEnabled ? 'workflow_enabled' : 'workflow_disabled';
}

function partChanges(before: FormDefinition, after: FormDefinition): DefinitionChange[] {
  const { pages: _pages, logic: _logic, workflows: _workflows, ...earlier } = before;
  const { pages: _after, logic: _rules, workflows: _runs, ...later } = after;
  const [from, to] = [new Map(Object.entries(earlier)), new Map(Object.entries(later))];
  const parts = new Set<DocumentPart>();
  for (const key of new Set([...from.keys(), ...to.keys()]))
    if (!sameJson(from.get(key), to.get(key))) parts.add(partOfKey[key] ?? 'display');
  return documentParts.filter((part) => parts.has(part)).map((part) => ({ kind: 'part_changed', part }));
}
