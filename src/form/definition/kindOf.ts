import type { Field } from './document.ts';

/** The type of a field; `signature` for an upload that is drawn, which pages show in their own way. */
export function kindOf(field: Field): string {
  return field.type === 'file_upload' && 'signature' in field && field.signature === true
    ? 'signature'
    : field.type;
}
