import { isFieldType } from '../value/kinds.ts';
import { typeAdvice } from '../value/typeAdvice.ts';
import type { CheckedForm, LocatedField } from './checkedForm.ts';
import { repeated } from './field/repeated.ts';
import { type Finding, finding, within } from './findings.ts';
import { nameOf, shortened } from './nameOf.ts';

/** Checks the structure: pages with fields of known types and distinct labels. */
export function* checkStructure(form: CheckedForm): Generator<Finding> {
  if (form.pages.length === 0) {
    yield finding('no_pages', { path: 'pages' }, 'The form has no pages; add one with at least one field.');
    return;
  }
  if (form.fields.length === 0) {
    yield finding('no_fields', { path: 'pages' }, 'The form has no fields; add at least one.');
    return;
  }
  for (const { page, index, location } of form.pages) {
    if (page.fields.length === 0 && !page.description?.trim()) {
      yield finding(
        'page_empty',
        within(location, '.fields'),
        `The page ${nameOf(page)} is empty; add a field or a description, or delete it.`,
      );
    }
    yield* checkLabels(form.fields.filter(({ pageIndex }) => pageIndex === index));
  }
  for (const { field, location } of form.fields) {
    if (isFieldType(field.type)) continue;
    yield finding(
      'type_unknown',
      within(location, '.type'),
      sentenceOf(
        `${nameOf(field)} has the unknown type "${shortened(field.type)}"; ${typeAdvice(field.type)}`,
      ),
    );
  }
}

function sentenceOf(text: string): string {
  return text.endsWith('?') ? text : `${text}.`;
}

function* checkLabels(fields: readonly LocatedField[]): Generator<Finding> {
  // A text block needs no label; visitors do not see it.
  const labelled = fields.filter(({ field }) => field.type !== 'rich_text');
  for (const { field, location } of labelled) {
    if (field.label.trim() !== '') continue;
    yield finding(
      'label_empty',
      within(location, '.label'),
      `${field.id} has no label; say what it asks for, so that screen readers can announce it.`,
    );
  }
  const visible = labelled.filter(({ field }) => field.type !== 'hidden');
  for (const { item, first } of repeated(visible, ({ field }) => field.label.trim() || undefined)) {
    if (item.field.id === first.field.id) continue;
    yield finding(
      'label_repeated',
      within(item.location, '.label'),
      `${nameOf(item.field)} has the same label as ${first.field.id} on its page; make the labels different.`,
    );
  }
}
