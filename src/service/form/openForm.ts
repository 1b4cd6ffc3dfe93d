import type { FormState } from '#form/definition/describeChanges.ts';
import { type FormDefinition, openDefinition, type StoredDefinition } from '#form/definition/document.ts';
import { definition as definitionSchema } from '#form/schema/definition.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { FormRow } from '#store/query/form/form.ts';

/** A stored form as people change it: its name, its draft and its live settings. */
export function openForm({ name, draft, settings }: Pick<FormRow, 'name' | 'draft' | 'settings'>): FormState {
  return { name, definition: openDocument(draft), settings: openSettings(settings) };
}

export function openSettings(settings: string): FormSettings {
  return JSON.parse(settings);
}

/** A stored document in today's format, its keys in the order of the schema. */
export function openDocument(text: string): FormDefinition {
  const stored: StoredDefinition = JSON.parse(text);
  const opened = openDefinition(stored);
  const checked = definitionSchema.safeParse(opened);
  // What an import brought may depart from the schema, and is kept as it is.
  return checked.success ? checked.data : opened;
}
