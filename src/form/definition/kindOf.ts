import type { Field } from './document.ts';

/** The type of a field; `signature` for an upload that is drawn, which pages show in their own way. */
export function kindOf(field: Field): string {
  return 'signature' in field && field.signature ? 'signature' : field.type;
}
