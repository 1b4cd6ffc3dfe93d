/**
 * Element ids derived from field ids. The first control of a field has the field's own id, so that a link to a
 * field leads to its control. Ids of imported fields may contain spaces, which element ids must not.
 */
export function idOf(fieldId: string, ...parts: readonly (string | number)[]): string {
  return [fieldId, ...parts].map((part) => encoded(String(part))).join('.');
}

export function helpId(fieldId: string): string {
  return `${idOf(fieldId)}-help`;
}

export function errorId(fieldId: string): string {
  return `${idOf(fieldId)}-error`;
}

function encoded(text: string): string {
  return text.replace(/[^A-Za-z0-9_]/g, (sign) => `-${sign.charCodeAt(0).toString(16)}-`);
}
