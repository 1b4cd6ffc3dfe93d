import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormSettings } from '#form/schema/settings.ts';

interface Guarded {
  readonly id: string;
  readonly settings: FormSettings;
}

/** Authorises one upload of one field; it becomes invalid when the form's password changes. */
export function writeUploadTicket(key: string, form: Guarded, fieldId: string, uploadId: string): string {
  return `${fieldId}.${signature(key, form, fieldId, uploadId)}`;
}

/** The field of the ticket; undefined if it is invalid or of another form or upload. */
export function readUploadTicket(
  key: string,
  form: Guarded,
  uploadId: string,
  ticket: string | undefined,
): string | undefined {
  const point = ticket?.lastIndexOf('.') ?? -1;
  if (ticket === undefined || point === -1) return undefined;
  const fieldId = ticket.slice(0, point);
  const expected = Buffer.from(signature(key, form, fieldId, uploadId));
  const given = Buffer.from(ticket.slice(point + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? fieldId : undefined;
}

function signature(key: string, { id, settings }: Guarded, fieldId: string, uploadId: string): string {
  const { password_hash: password } = settings;
  return createHmac('sha256', key)
    .update(JSON.stringify(['upload', id, fieldId, uploadId, ...(password === undefined ? [] : [password])]))
    .digest('base64url');
}
