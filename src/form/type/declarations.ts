import type { FieldType } from '../value/kinds.ts';
import { type FieldFrom, sharedSettings } from './everyField.ts';
import { fillDefaults } from './fillDefaults.ts';
import type { Declaration, Defaults, Settings, Settled } from './setting.ts';
import { types } from './types.ts';

type Types = typeof types;
type Fields = { [Type in FieldType]: FieldFrom<Type, Types[Type]['settings']> };
type SettledFields = { [Type in FieldType]: Settled<Fields[Type], Types[Type]['defaults']> };

/** A field of the given type: `FieldOf<'email'>`. */
export type FieldOf<Type extends FieldType> = Fields[Type];
export type KnownField = Fields[FieldType];

/** The same field with its defaults filled in. */
export type SettledFieldOf<Type extends FieldType> = SettledFields[Type];
type SettledField = SettledFields[FieldType];

/** A cache: documents are never changed in place, and caches by field need one settled field for each. */
const known = new WeakMap<KnownField, SettledField>();

/** The field with its defaults filled in. Only settled fields are asked for their settings. */
export function settled<Field extends KnownField>(field: Field): SettledFieldOf<Field['type']> {
  const filled = known.get(field) ?? fillDefaults<KnownField, Defaults>(types[field.type].defaults, field);
  // TypeScript cannot relate the defaults of a type to a field of unknown type.
  known.set(field, filled as SettledField);
  return filled as SettledFieldOf<Field['type']>;
}

/** Whether fields of the type have the setting, beside the settings of every field. */
export function hasSetting(type: FieldType, setting: string): boolean {
  return Object.hasOwn(types[type].settings, setting);
}

type TextsIn<Declared> = {
  [Key in keyof Declared]: Declared[Key] extends { readonly kind: 'shownText' } ? Key : never;
}[keyof Declared];

/** The translatable texts of a field, besides those of its options, columns and rows. */
export type FieldText =
  | TextsIn<typeof sharedSettings>
  | { [Type in FieldType]: TextsIn<Types[Type]['settings']> }[FieldType];

export const fieldTexts: readonly FieldText[] = textsIn([
  sharedSettings,
  ...Object.values<Declaration>(types).map(({ settings }) => settings),
]);

function textsIn(all: readonly Settings[]): FieldText[] {
  const texts = all.flatMap((settings) =>
    Object.keys(settings).filter((key) => settings[key]?.kind === 'shownText'),
  );
  return [...new Set(texts)] as FieldText[];
}
