import { Globe, Hash, ListChecks, type LucideIcon, ShieldCheck, Signature, ToggleLeft } from 'lucide-react';
import type { FieldEntry } from '#form/edit/entries/fieldEntries.ts';
import type { FieldType } from '#form/value/kinds.ts';
import { fieldIcon } from './fieldIcon.ts';

/** The icons of entries that are a type with settings already made. */
const icons: Readonly<Record<Exclude<FieldEntry, FieldType>, LucideIcon>> = {
  number: Hash,
  website: Globe,
  choices: ListChecks,
  yes_no: ToggleLeft,
  consent: ShieldCheck,
  signature: Signature,
};

export function entryIcon(entry: FieldEntry): LucideIcon {
  return entry in icons ? icons[entry as keyof typeof icons] : fieldIcon(entry);
}
