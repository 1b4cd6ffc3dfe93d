import { schemaFaults } from '#form/schema/faults.ts';
import type { Settings } from '../table/control.ts';

/** A schema of the form language, such as that of a field. */
export interface PartSchema {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true }
    | { readonly success: false; readonly error: Parameters<typeof schemaFaults>[0] };
}

/** The schema's objection to settings, as a sentence; undefined if it accepts them. */
export function refusal(schema: PartSchema, settings: Settings, path: string): string | undefined {
  const parsed = schema.safeParse(settings);
  if (parsed.success) return undefined;
  const faults = schemaFaults(parsed.error);
  const fault = faults.find((each) => each.path.startsWith(path)) ?? faults[0];
  return fault === undefined ? undefined : sentence(fault.message);
}

/** `must be a number` as a sentence of its own. */
function sentence(words: string): string {
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?]$/.test(text) ? text : `${text}.`;
}
