import type { V2Field, V2Page } from './apiView.ts';
import { v2FieldsOf } from './apiView.ts';
import { type Format1, type Format1Field, type OptionDefinition, upgradeFormat1 } from './format1.ts';

/**
 * Derives the document of a form from the API's view. `optionsOf` gives the options of a choice field, undefined for
 * a field without options. The API's view of the result is again `fields`. Each field must be on one of the pages;
 * see {@link fieldWithoutPage}.
 */
export function deriveDefinition(
  fields: readonly V2Field[],
  pages: readonly V2Page[],
  optionsOf: (field: V2Field) => OptionDefinition[] | undefined,
): Format1 {
  const taken = new Set<string>();
  const definition: Format1 = { format: 1, pages: [] };
  for (const { id, label } of pages) {
    // Imported forms may repeat a page id: the first page gets the fields.
    const own = taken.has(id) ? [] : fields.filter(({ page }) => page === id);
    taken.add(id);
    definition.pages.push({ id, label, fields: own.map((field) => derivedField(field, optionsOf(field))) });
  }
  if (!sameOrder(v2FieldsOf(upgradeFormat1(definition)), fields)) recordOrder(definition, fields);
  return definition;
}

/** The first field that is on none of the pages. */
export function fieldWithoutPage(fields: readonly V2Field[], pages: readonly V2Page[]): V2Field | undefined {
  const known = new Set(pages.map(({ id }) => id));
  return fields.find(({ page }) => !known.has(page));
}

function derivedField(field: V2Field, options: OptionDefinition[] | undefined): Format1Field {
  const { id, type, label, description, required } = field;
  const derived: Format1Field = { id, type, label, description: description || null, required };
  return options === undefined ? derived : { ...derived, options };
}

function sameOrder(shown: readonly V2Field[], wanted: readonly V2Field[]): boolean {
  return shown.every(({ id, page }, index) => id === wanted[index]?.id && page === wanted[index]?.page);
}

function recordOrder(definition: Format1, fields: readonly V2Field[]): void {
  const positions = new Map<string, number[]>();
  for (const [position, { page }] of fields.entries()) {
    const ofPage = positions.get(page);
    if (ofPage === undefined) positions.set(page, [position]);
    else ofPage.push(position);
  }
  for (const page of definition.pages) {
    // The fields of a page kept their order, so they take its positions one after the other.
    for (const [index, field] of page.fields.entries()) {
      const position = positions.get(page.id)?.[index];
      if (position !== undefined) field.position = position;
    }
  }
}
