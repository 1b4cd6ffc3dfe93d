import type { Field, FormDefinition, Page } from '../definition/document.ts';
import type { Rule } from '../schema/logic.ts';
import type { FormSettings } from '../schema/settings.ts';
import type { KnownField } from '../type/declarations.ts';
import { isFieldType } from '../value/kinds.ts';
import type { Location } from './findings.ts';

interface LocatedPage {
  readonly page: Page;
  readonly index: number;
  readonly location: Location;
}

export interface LocatedField<Known extends Field = Field> {
  readonly field: Known;
  readonly pageIndex: number;
  readonly location: Location;
}

export interface LocatedRule {
  readonly rule: Rule;
  readonly location: Location;
}

/** A form indexed for the checker: everything with its place, by id. */
export interface CheckedForm {
  readonly definition: FormDefinition;
  readonly settings: FormSettings;
  readonly pages: readonly LocatedPage[];
  readonly fields: readonly LocatedField[];
  readonly rules: readonly LocatedRule[];
  /** The first one with the id. */
  fieldOf(id: string): LocatedField | undefined;
  pageOf(id: string): LocatedPage | undefined;
}

export function checkedForm(definition: FormDefinition, settings: FormSettings): CheckedForm {
  const pages = definition.pages.map((page, index) => {
    return { page, index, location: { path: `pages[${index}]`, page: page.id } };
  });
  const fields = pages.flatMap(({ page, index, location }) =>
    page.fields.map((field, number) => {
      const path = `${location.path}.fields[${number}]`;
      return { field, pageIndex: index, location: { path, page: page.id, field: field.id } };
    }),
  );
  const rules = (definition.logic ?? []).map((rule, index) => {
    return { rule, location: { path: `logic[${index}]`, rule: index } };
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
    (located): located is LocatedField<Extract<KnownField, { type: Type }>> => located.field.type === type,
  );
}

/** The fields of the 18 types; unknown types have nothing to check. */
export function knownFields(form: CheckedForm): LocatedField<KnownField>[] {
  return form.fields.filter((located): located is LocatedField<KnownField> =>
    isFieldType(located.field.type),
  );
}
