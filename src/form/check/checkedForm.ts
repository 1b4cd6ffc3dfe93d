import type { Field, FormDefinition, Page } from '../definition/document.ts';
import type { Rule } from '../schema/logic.ts';
import type { FormSettings } from '../schema/settings.ts';
import type { KnownField } from '../type/declarations.ts';
import { isFieldType } from '../value/kinds.ts';
import type { Place } from './findings.ts';

export interface PlacedPage {
  readonly page: Page;
  readonly index: number;
  readonly place: Place;
}

export interface PlacedField<Known extends Field = Field> {
  readonly field: Known;
  readonly pageIndex: number;
  readonly place: Place;
}

export interface PlacedRule {
  readonly rule: Rule;
  readonly place: Place;
}

/** A form indexed for the checker: everything with its place, by id. */
export interface CheckedForm {
  readonly definition: FormDefinition;
  readonly settings: FormSettings;
  readonly pages: readonly PlacedPage[];
  readonly fields: readonly PlacedField[];
  readonly rules: readonly PlacedRule[];
  /** The first one with the id. */
  fieldOf(id: string): PlacedField | undefined;
  pageOf(id: string): PlacedPage | undefined;
}

export function checkedForm(definition: FormDefinition, settings: FormSettings): CheckedForm {
  const pages = definition.pages.map((page, index) => {
    return { page, index, place: { path: `pages[${index}]`, page: page.id } };
  });
  const fields = pages.flatMap(({ page, index, place }) =>
    page.fields.map((field, number) => {
      const path = `${place.path}.fields[${number}]`;
      return { field, pageIndex: index, place: { path, page: page.id, field: field.id } };
    }),
  );
  const rules = (definition.logic ?? []).map((rule, index) => {
    return { rule, place: { path: `logic[${index}]`, rule: index } };
  });
  const fieldById = byId(fields, ({ field }) => field.id);
  const pageById = byId(pages, ({ page }) => page.id);
  return {
    definition,
    settings,
    pages,
    fields,
    rules,
    fieldOf: (id) => fieldById.get(id),
    pageOf: (id) => pageById.get(id),
  };
}

function byId<Item>(items: readonly Item[], idOf: (item: Item) => string): Map<string, Item> {
  // Goes backwards, so that the first of several with one id wins.
  return new Map(items.toReversed().map((item) => [idOf(item), item]));
}

/** The fields of one type: `fieldsOfType(form, 'email')`. */
export function fieldsOfType<Type extends KnownField['type']>(form: CheckedForm, type: Type) {
  return form.fields.filter(
    (placed): placed is PlacedField<Extract<KnownField, { type: Type }>> => placed.field.type === type,
  );
}

/** The fields of the 18 types; unknown types have nothing to check. */
export function knownFields(form: CheckedForm): PlacedField<KnownField>[] {
  return form.fields.filter((placed): placed is PlacedField<KnownField> => isFieldType(placed.field.type));
}
