import type { KnownField, SettledField } from './declarations.ts';
import type { Defaults } from './setting.ts';

export function fillDefaults(defaults: Defaults, field: KnownField): SettledField {
  // TypeScript cannot relate the defaults of a type to a field of unknown type.
  return { ...defaults, ...field } as SettledField;
}
