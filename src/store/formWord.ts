import type { OrganizationId } from './tables.ts';

/**
 * Puts a word into the space of its form, so that a search reads no other form's entries. The hash may collide, so queries
 * still name the form.
 */
export function formWords(organizationId: OrganizationId, formId: string): (word: string) => string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${organizationId}/${formId}`))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const prefix = `${hash.toString(36)}_`;
  return (word) => prefix + word;
}
