import { CircleHelp, type LucideIcon } from 'lucide-react';
import { isFieldType } from '#form/value/kinds.ts';
import { fieldLooks } from './fieldLooks.ts';

/** The icon of a field type, wherever the app names a field. */
export function fieldIcon(type: string): LucideIcon {
  return isFieldType(type) ? fieldLooks[type].icon : CircleHelp;
}
