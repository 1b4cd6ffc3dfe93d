import { foldForSearch } from '#kit/text/foldForSearch.ts';
import type { Field } from '../../definition/document.ts';
import { type FieldType, isFieldType } from '../../value/kinds.ts';
import { optionValue } from '../../value/optionValue.ts';

/**
 * The entries of lists in which people look for a field to add, or another type: the types of fields, and some of them
 * with settings already made.
 */
export const fieldEntries = [
  'one_line_input',
  'comment',
  'number',
  'website',
  'multiple_choice',
  'choices',
  'dropdown',
  'yes_no',
  'consent',
  'email',
  'phone',
  'address',
  'rating',
  'nps',
  'slider',
  'date',
  'time',
  'calendly',
  'file_upload',
  'signature',
  'table_entry',
  'credit_card',
  'rich_text',
  'hidden',
] as const;

export type FieldEntry = (typeof fieldEntries)[number];

/** Words of options that an entry brings. */
export interface EntryWords {
  readonly yes: string;
  readonly no: string;
  readonly agree: string;
}

interface MadeEntry {
  readonly type: FieldType;
  readonly settings: (words: EntryWords) => Readonly<Record<string, unknown>>;
  /** Whether a field looks like one that was added by it. */
  readonly fits: (field: Readonly<Record<string, unknown>>) => boolean;
}

const made: Readonly<Record<Exclude<FieldEntry, FieldType>, MadeEntry>> = {
  number: {
    type: 'one_line_input',
    settings: () => ({ accepts: 'number' }),
    fits: ({ accepts }) => accepts === 'number',
  },
  website: {
    type: 'one_line_input',
    settings: () => ({ accepts: 'url' }),
    fits: ({ accepts }) => accepts === 'url',
  },
  choices: {
    type: 'multiple_choice',
    settings: () => ({ multiple: true }),
    fits: ({ multiple }) => multiple === true,
  },
  yes_no: {
    type: 'multiple_choice',
    settings: ({ yes, no }) => ({ options: optionsOf([yes, no]), layout: 'buttons' }),
    fits: ({ options }) => {
      const labels = labelsOf(options);
      return labels.length === 2 && yesNoWords.test(foldForSearch(labels.join(' ')));
    },
  },
  consent: {
    type: 'multiple_choice',
    settings: ({ agree }) => ({ options: [{ value: 'yes', label: agree }], required: true }),
    fits: ({ options, required }) => required === true && labelsOf(options).length === 1,
  },
  signature: {
    type: 'file_upload',
    settings: () => ({ signature: true }),
    fits: ({ signature }) => signature === true,
  },
};

/** The labels of two options, without accents and in small letters. */
export const yesNoWords: RegExp = /^(yes|ja|oui|si|sim)\W+(no|nein|non|nao)\W*$/;

/** The settings by which entries of one type differ. */
const distinguishing: readonly string[] = ['accepts', 'multiple', 'signature'];

export function typeOfEntry(entry: FieldEntry): FieldType {
  return isMade(entry) ? made[entry].type : entry;
}

/** The settings that an entry brings. */
export function settingsOfEntry(entry: FieldEntry, words: EntryWords): Readonly<Record<string, unknown>> {
  return isMade(entry) ? made[entry].settings(words) : {};
}

/** The entry by which people know a field; undefined for a type that an import brought. */
export function entryOf(field: Pick<Field, 'type'>): FieldEntry | undefined {
  const { type } = field;
  if (!isFieldType(type)) return undefined;
  const fitting = fieldEntries.find(
    (entry) => isMade(entry) && made[entry].type === type && made[entry].fits({ ...field }),
  );
  return fitting ?? type;
}

/** A field of a type as another entry has it: without what made it the one before. */
export function withEntrySettings(
  field: Readonly<Record<string, unknown>>,
  entry: FieldEntry,
  words: EntryWords,
): Record<string, unknown> {
  const kept = Object.entries(field).filter(([name]) => !distinguishing.includes(name));
  return { ...Object.fromEntries(kept), ...settingsOfEntry(entry, words) };
}

export function optionsOf(labels: readonly string[]): { value: string; label: string }[] {
  // The value of an option with words of one's own.
  const taken = new Set<unknown>(['other']);
  return labels.map((label) => ({ value: optionValue(label, taken), label }));
}

function isMade(entry: FieldEntry): entry is Exclude<FieldEntry, FieldType> {
  return !isFieldType(entry);
}

function labelsOf(options: unknown): string[] {
  return Array.isArray(options) ? options.map(({ label }) => String(label ?? '')) : [];
}
