import type { LucideIcon } from 'lucide-react';
import { lookOf } from './fieldLooks.ts';

/** The icon of a field type, wherever the app names a field. */
export function fieldIcon(type: string): LucideIcon {
  return lookOf(type).icon;
}
