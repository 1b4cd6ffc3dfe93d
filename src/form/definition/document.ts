import type { Field, FormDefinition } from '../schema/definition.ts';
import { type Format1, upgradeFormat1 } from './format1.ts';

export type { Ending, Field, FormDefinition, Page, Workflow } from '../schema/definition.ts';

/** A stored document, in the current format or an earlier one. */
export type StoredDefinition = Format1 | FormDefinition;

export const emptyDefinition: FormDefinition = { format: 2, pages: [] };

/** Upgrades a stored document to the current format. Each new format adds its step here. */
export function openDefinition(stored: StoredDefinition): FormDefinition {
  return stored.format === 1 ? upgradeFormat1(stored) : stored;
}

export function* fieldsOf(definition: FormDefinition): Generator<Field> {
  for (const page of definition.pages) yield* page.fields;
}

/** The highest `fieldN` in use. Numbers are never reused, so the next field gets a higher one. */
export function lastFieldNumber(definition: FormDefinition): number {
  let last = 0;
  for (const { id } of fieldsOf(definition)) last = Math.max(last, fieldNumber(id));
  return last;
}

/** The number in an id: 12 for `field12`, 0 for an id without a number. */
export function fieldNumber(id: string): number {
  return Number(/^field([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0);
}
