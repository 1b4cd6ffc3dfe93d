import type { FormLine } from '#contract/archive.ts';
import { v2FieldsOf, v2PagesOf } from '#form/definition/apiView.ts';
import { deriveDefinition, fieldWithoutPage } from '#form/definition/deriveDefinition.ts';
import { emptyDefinition, openDefinition, type StoredDefinition } from '#form/definition/document.ts';
import type { OptionDefinition } from '#form/definition/format1.ts';
import { ArchiveProblem } from './problem.ts';

interface PublishedVersion {
  version: number;
  definition: StoredDefinition;
  published_at: string;
}

/** A form's documents. The newest version is the published one; a form without versions was never published. */
export interface FormDocuments {
  draft: StoredDefinition;
  versions: PublishedVersion[];
}

/**
 * Returns the documents that the line contains; undefined if they have to be derived from its fields and pages.
 * Throws if the API would not show the same fields and pages as the line.
 */
export function givenDocuments(line: FormLine): FormDocuments | undefined {
  const { definition, versions } = line;
  const published = versions?.at(-1);
  if (versions !== undefined && published !== undefined) {
    for (const [index, { version }] of versions.entries()) {
      if (version <= (versions[index - 1]?.version ?? 0))
        throw new ArchiveProblem(undefined, `versions[${index}].version: must rise from one to the next`);
    }
    requireShown(line, asDefinition(published.definition), 'the newest of its versions');
    return {
      draft: asDefinition(definition ?? published.definition),
      versions: versions.map((each) => ({ ...each, definition: asDefinition(each.definition) })),
    };
  }
  if (definition === undefined && versions === undefined) {
    const lost = fieldWithoutPage(line.fields, line.pages);
    if (lost !== undefined) {
      throw new ArchiveProblem(
        undefined,
        `fields: the field "${lost.id}" is on the page "${lost.page}", which is not in pages`,
      );
    }
    return undefined;
  }
  const draft = definition === undefined ? emptyDefinition : asDefinition(definition);
  const showsNothing = line.fields.length === 0 && line.pages.length === 0;
  if (versions !== undefined || (showsNothing && draft.pages.length > 0)) {
    requireShown(line, emptyDefinition, 'an unpublished form');
    return { draft, versions: [] };
  }
  requireShown(line, draft, 'its definition');
  return { draft, versions: [firstVersion(line, draft)] };
}

/**
 * Derives the documents of a form of which only the API's view is known. A form without fields, pages
 * and responses is a draft.
 */
export function derivedDocuments(
  line: FormLine,
  hasResponses: boolean,
  optionsOf: (fieldId: string) => OptionDefinition[] | undefined,
): FormDocuments {
  const draft = deriveDefinition(line.fields, line.pages, ({ id }) => optionsOf(id));
  const isDraft = line.fields.length === 0 && line.pages.length === 0 && !hasResponses;
  return { draft, versions: isDraft ? [] : [firstVersion(line, draft)] };
}

function firstVersion(line: FormLine, definition: StoredDefinition): PublishedVersion {
  return { version: 1, definition, published_at: line.updated_at };
}

/** A comparable text of the fields and pages as the API shows them; an empty description counts as none. */
export function shownBy({ fields, pages }: Pick<FormLine, 'fields' | 'pages'>): string {
  return JSON.stringify([
    fields.map((field) => [
      field.id,
      field.type,
      field.page,
      field.label,
      field.description || null,
      field.required,
    ]),
    pages.map(({ id, label }) => [id, label]),
  ]);
}

export function shownOf(stored: StoredDefinition): string {
  const definition = openDefinition(stored);
  return shownBy({ fields: v2FieldsOf(definition), pages: v2PagesOf(definition) });
}

function requireShown(line: FormLine, definition: StoredDefinition, what: string): void {
  if (shownBy(line) !== shownOf(definition))
    throw new ArchiveProblem(undefined, `fields and pages are not what ${what} shows`);
}

/** Only the type differs: the schema's optional keys are absent or set, never undefined. */
function asDefinition(definition: NonNullable<FormLine['definition']>): StoredDefinition {
  return definition as StoredDefinition;
}
