import type { Field } from '../definition/document.ts';
import type { FieldOf } from '../schema/field.ts';
import type { FieldType } from '../value/kinds.ts';

/** The settings that every field has. */
export type SharedSetting =
  | 'id'
  | 'key'
  | 'type'
  | 'label'
  | 'description'
  | 'required'
  | 'width'
  | 'position'
  | 'imported_options';

/** The settings of a type beside those of every field. The types hold this table to the schema, in both directions. */
type OwnSettings = { [Type in FieldType]: Record<Exclude<keyof FieldOf<Type>, SharedSetting>, true> };

const typed = { placeholder: true, default: true } as const;
const ends = { low_label: true, high_label: true } as const;
const lengths = { min_length: true, max_length: true } as const;
const range = { min: true, max: true } as const;
const places = { default_country: true, countries: true } as const;
const choice = { options: true, show_prices: true, shuffle: true, default: true } as const;

const ownSettings: OwnSettings = {
  one_line_input: { ...typed, ...lengths, ...range, accepts: true, pattern: true, pattern_message: true },
  comment: { ...typed, ...lengths, rows: true },
  email: { ...typed, allowed_domains: true, blocked_domains: true },
  phone: { ...typed, ...places },
  date: { ...range, default: true, weekdays: true },
  time: { ...range, default: true, step: true },
  address: { ...places, parts: true, required_parts: true },
  hidden: { parameter: true, formula: true, default: true },
  rich_text: { text: true },
  multiple_choice: { ...choice, ...range, multiple: true, other: true, layout: true },
  dropdown: { ...choice, placeholder: true, search: true },
  rating: { ...ends, max: true, step: true, icon: true, default: true },
  nps: ends,
  slider: { ...ends, ...range, step: true, default: true, unit: true },
  file_upload: { types: true, min_count: true, max_count: true, max_size: true, signature: true },
  table_entry: { columns: true, rows: true, min_rows: true, max_rows: true, add_label: true },
  credit_card: { currency: true, amount: true, formula: true, purpose: true },
  calendly: { url: true, opens: true },
};

/** Whether fields of the type have the setting, beside the settings of every field. */
export function hasSetting(type: FieldType, setting: string): boolean {
  return Object.hasOwn(ownSettings[type], setting);
}

const shared: Record<SharedSetting, true> = {
  id: true,
  key: true,
  type: true,
  label: true,
  description: true,
  required: true,
  width: true,
  position: true,
  imported_options: true,
};

export function isSharedSetting(setting: string): setting is SharedSetting & keyof Field {
  return Object.hasOwn(shared, setting);
}
