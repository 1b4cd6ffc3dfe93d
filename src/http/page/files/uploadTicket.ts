import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets its bearer write to one upload, of one field of one form, and see how far it got. */
export function writeUploadTicket(key: string, formId: string, fieldId: string, uploadId: string): string {
  return `${fieldId}.${signature(key, formId, fieldId, uploadId)}`;
}

/** The field that the ticket names; undefined where it is not ours, or of another form or upload. */
export function readUploadTicket(
  key: string,
  formId: string,
  uploadId: string,
  ticket: string | undefined,
): string | undefined {
  const point = ticket?.lastIndexOf('.') ?? -1;
  if (ticket === undefined || point === -1) return undefined;
  const fieldId = ticket.slice(0, point);
  const expected = Buffer.from(signature(key, formId, fieldId, uploadId));
  const given = Buffer.from(ticket.slice(point + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? fieldId : undefined;
}

function signature(key: string, formId: string, fieldId: string, uploadId: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['upload', formId, fieldId, uploadId]))
    .digest('base64url');
}
