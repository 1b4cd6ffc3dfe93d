import type { Field, FormDefinition } from '../definition/document.ts';
import { renameFields } from '../definition/renameFields.ts';
import type { KnownField } from '../type/declarations.ts';
import { hasSetting } from '../type/declarations.ts';
import type { Option } from '../type/everyField.ts';
import { isSharedSetting } from '../type/everyField.ts';
import type { Facts } from '../type/facts.ts';
import type { Declaration } from '../type/setting.ts';
import { types } from '../type/types.ts';
import { type FieldType, fieldTypes, isFieldType } from '../value/kinds.ts';
import { maxOptions } from '../value/listLimits.ts';
import {
  type EntryWords,
  entryOf,
  type FieldEntry,
  fieldEntries,
  typeOfEntry,
  withEntrySettings,
} from './entries/fieldEntries.ts';
import { unwrittenLists } from './fields/placeholders.ts';

/** The types that a field may become, in their usual order. */
export function typesFor(field: Field): FieldType[] {
  const { type } = field;
  if (!isFieldType(type)) return fieldTypes;
  const near = new Set(fieldTypes.filter((each) => each !== type && isLike(each, type)));
  if ('options' in field && (field.options?.length ?? 0) > maxOptions.multiple_choice)
    near.delete('multiple_choice');
  return fieldTypes.filter((each) => near.has(each));
}

/** The entries that a field may become: those of its own type, and of types with similar answers. */
export function entriesFor(field: Field): FieldEntry[] {
  const current = entryOf(field);
  const types = new Set<string>([field.type, ...typesFor(field)]);
  // Their options would take the place of written ones.
  const isWritten =
    'options' in field && field.options !== undefined && !unwrittenLists(field).includes('options');
  const replacing: readonly FieldEntry[] = ['yes_no', 'consent'];
  return fieldEntries.filter(
    (entry) =>
      entry !== current && types.has(typeOfEntry(entry)) && !(isWritten && replacing.includes(entry)),
  );
}

/** The field as another entry has it: keeps what both share. */
export function withEntry(field: Field, entry: FieldEntry, words: EntryWords): TypeChange {
  const type = typeOfEntry(entry);
  const { field: next, lost } =
    field.type === type ? { field: field as KnownField, lost: [] } : withType(field, type);
  return { field: withEntrySettings({ ...next }, entry, words) as unknown as KnownField, lost };
}

/** Whether the answers of two types are similar. */
function isLike(one: FieldType, other: FieldType): boolean {
  const { like = [] }: Facts<never> = types[other].facts;
  const { like: own = [] }: Facts<never> = types[one].facts;
  return own.some((each) => like.includes(each));
}

export interface TypeChange {
  readonly field: KnownField;
  /** The settings that the new type does not have, or has in another sense: `options.image` is a part of a setting. */
  readonly lost: readonly string[];
}

/** The field as one of another type: keeps what both types share. */
export function withType(field: Field, type: FieldType): TypeChange {
  const lost: string[] = [];
  const next: Record<string, unknown> = { ...startOf(type) };
  for (const [setting, value] of Object.entries(field)) {
    if (value === undefined) continue;
    if (isSharedSetting(setting)) {
      if (setting !== 'type') next[setting] = value;
      continue;
    }
    const kept = hasSetting(type, setting) ? converted(setting, value, field.type, type) : undefined;
    if (kept !== undefined) next[setting] = kept;
    if (kept === undefined ? isSaying(value) : isPoorer(kept, value))
      lost.push(setting === 'options' && kept !== undefined ? 'options.image' : setting);
  }
  const { id, key, ...rest } = next;
  // The settings were taken from one field of the language or converted to what the type takes; a test parses them.
  return { field: { id, ...(key === undefined ? {} : { key }), type, ...rest } as KnownField, lost };
}

/**
 * Changes a field into another entry. `newId` is its id afterwards: where a version was published, the old id belongs to
 * the answers of the old type. Rules, formulas, texts and translations follow.
 */
export function changeType(
  draft: FormDefinition,
  id: string,
  entry: FieldEntry,
  words: EntryWords,
  newId: string = id,
): FormDefinition {
  const pages = draft.pages.map((page) => {
    if (!page.fields.some((field) => field.id === id)) return page;
    const fields = page.fields.map((field) =>
      field.id === id && entryOf(field) !== entry
        ? { ...withEntry(field, entry, words).field, id: newId }
        : field,
    );
    return fields.every((field, index) => field === page.fields[index]) ? page : { ...page, fields };
  });
  if (pages.every((page, index) => page === draft.pages[index])) return draft;
  const next = { ...draft, pages };
  if (newId === id) return next;
  // The walk keeps the shape of the document.
  return renameFields(next, new Map([[id, newId]])) as FormDefinition;
}

/** The lists that a type cannot be without. */
function startOf(type: FieldType): Record<string, unknown> {
  const { settings }: Declaration = types[type];
  const needed = Object.entries(settings).filter(
    ([, { kind, needed }]) => kind === 'list' && needed === true,
  );
  return Object.fromEntries(needed.map(([setting]) => [setting, []]));
}

/** The longest default of a type that takes any text. */
function maxDefaultLength(type: string): number | undefined {
  if (!isFieldType(type)) return undefined;
  const { settings }: Declaration = types[type];
  return settings.default?.kind === 'text' ? settings.default.max : undefined;
}

/** Settings with one name that mean different things, by the types in which they mean the same. */
const sameMeaning: Readonly<Record<string, readonly string[]>> = {
  min: ['one_line_input', 'slider'],
  max: ['one_line_input', 'slider'],
  step: [],
};

/** The value of a setting for another type that has it too; undefined where it means something else there. */
function converted(setting: string, value: unknown, from: string, to: FieldType): unknown {
  const alike = sameMeaning[setting];
  if (alike !== undefined && isFieldType(from))
    return alike.includes(from) && alike.includes(to) && isBetween(value, -1e9, 1e9) ? value : undefined;
  switch (setting) {
    case 'default':
      return convertedDefault(value, from, to);
    case 'options':
      return Array.isArray(value) ? value.filter(isOption).map((option) => optionFor(option, to)) : undefined;
    case 'min_length':
    case 'max_length':
      return to === 'one_line_input' && !isBetween(value, 0, 10_000) ? undefined : value;
    default:
      return value;
  }
}

function convertedDefault(value: unknown, from: string, to: FieldType): unknown {
  const isChosen = from === 'multiple_choice' || from === 'dropdown';
  if (to === 'multiple_choice') return isChosen && typeof value === 'string' ? [value] : undefined;
  if (to === 'dropdown') return isChosen && Array.isArray(value) ? value[0] : undefined;
  if (isChosen) return undefined;
  if (to === 'rating') return isBetween(value, 0.5, 10) ? value : undefined;
  if (to === 'slider') return isBetween(value, -1e9, 1e9) ? value : undefined;
  const longest = maxDefaultLength(to);
  const isText = maxDefaultLength(from) !== undefined && typeof value === 'string';
  return isText && longest !== undefined && value.length <= longest ? value : undefined;
}

/** Options of an unknown type of another server may be anything. */
function isOption({ value, label, price = 0 }: Option): boolean {
  return value !== '' && value.length <= 200 && label.length <= 500 && isBetween(price, -1e9, 1e9);
}

/** An option as the type takes it: only a multiple choice shows pictures. */
function optionFor(option: Option, to: FieldType): unknown {
  if (to === 'multiple_choice' || option.image === undefined) return option;
  const { image: _, ...rest } = option;
  return rest;
}

function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

/** An empty list of options is there only because the type needs one. */
function isSaying(value: unknown): boolean {
  return !Array.isArray(value) || value.length > 0;
}

/** Whether a list lost something on the way: pictures of options, or all chosen options but one. */
function isPoorer(kept: unknown, value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (!Array.isArray(kept)) return value.length > 1;
  return kept.some((item, index) => item !== value[index]);
}
