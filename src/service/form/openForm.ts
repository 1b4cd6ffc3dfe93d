import type { FormContent } from '#form/definition/describeChanges.ts';
import { type FormDefinition, openDefinition, type StoredDefinition } from '#form/definition/document.ts';
import { definition as definitionSchema } from '#form/schema/definition.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { FormRow } from '#store/query/form/form.ts';

/** The editable state of a stored form: its name, draft and live settings. */
export function openForm({
  name,
  draft,
  settings,
}: Pick<FormRow, 'name' | 'draft' | 'settings'>): FormContent {
  return { name, definition: openDocument(draft), settings: openSettings(settings) };
}

export function openSettings(settings: string): FormSettings {
  return JSON.parse(settings);
}

/** Reads a stored document in the current format, with its keys in the order in which they are stored. */
export function openStored(text: string): FormDefinition {
  const stored: StoredDefinition = JSON.parse(text);
  return openDefinition(stored);
}

/** The same with keys in schema order, for people who read or compare it. This takes several times as long. */
export function openDocument(text: string): FormDefinition {
  const opened = openStored(text);
  const checked = definitionSchema.safeParse(opened);
  // Imported documents may violate the schema and stay as they are.
  return checked.success ? checked.data : opened;
}
