import type { FieldType } from '../value/kinds.ts';
import * as address from './address/settings.ts';
import * as calendly from './calendly/settings.ts';
import * as comment from './comment/settings.ts';
import * as creditCard from './creditCard/settings.ts';
import * as date from './date/settings.ts';
import * as dropdown from './dropdown/settings.ts';
import * as email from './email/settings.ts';
import { type FieldFrom, sharedSettings } from './everyField.ts';
import * as fileUpload from './fileUpload/settings.ts';
import { fillDefaults } from './fillDefaults.ts';
import * as hidden from './hidden/settings.ts';
import * as multipleChoice from './multipleChoice/settings.ts';
import * as nps from './nps/settings.ts';
import * as oneLineInput from './oneLineInput/settings.ts';
import * as phone from './phone/settings.ts';
import * as rating from './rating/settings.ts';
import * as richText from './richText/settings.ts';
import type { Declaration, Defaults, Settings, Settled } from './setting.ts';
import * as slider from './slider/settings.ts';
import * as tableEntry from './tableEntry/settings.ts';
import * as time from './time/settings.ts';

/** The settings of each of the 18 field types. */
export const declarations = {
  one_line_input: oneLineInput,
  comment,
  email,
  phone,
  date,
  time,
  address,
  hidden,
  rich_text: richText,
  multiple_choice: multipleChoice,
  dropdown,
  rating,
  nps,
  slider,
  file_upload: fileUpload,
  table_entry: tableEntry,
  credit_card: creditCard,
  calendly,
} as const satisfies Record<FieldType, Declaration>;

type Declarations = typeof declarations;
type Fields = { [Type in FieldType]: FieldFrom<Type, Declarations[Type]['settings']> };
type SettledFields = { [Type in FieldType]: Settled<Fields[Type], Declarations[Type]['defaults']> };

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
  const filled =
    known.get(field) ?? fillDefaults<KnownField, Defaults>(declarations[field.type].defaults, field);
  // TypeScript cannot relate the defaults of a type to a field of unknown type.
  known.set(field, filled as SettledField);
  return filled as SettledFieldOf<Field['type']>;
}

/** Whether fields of the type have the setting, beside the settings of every field. */
export function hasSetting(type: FieldType, setting: string): boolean {
  return Object.hasOwn(declarations[type].settings, setting);
}

type TextsIn<Declared> = {
  [Key in keyof Declared]: Declared[Key] extends { readonly kind: 'shownText' } ? Key : never;
}[keyof Declared];

/** The translatable texts of a field, besides those of its options, columns and rows. */
export type FieldText =
  | TextsIn<typeof sharedSettings>
  | { [Type in FieldType]: TextsIn<Declarations[Type]['settings']> }[FieldType];

export const fieldTexts: readonly FieldText[] = textsIn([
  sharedSettings,
  ...Object.values(declarations).map(({ settings }) => settings),
]);

function textsIn(all: readonly Settings[]): FieldText[] {
  const texts = all.flatMap((settings) =>
    Object.keys(settings).filter((key) => settings[key]?.kind === 'shownText'),
  );
  return [...new Set(texts)] as FieldText[];
}
