import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormSettings } from '#form/schema/settings.ts';
import { day } from '#kit/time/durations.ts';

/** The lifetime of a pass, long enough to fill in a form. */
const lifetime = day;

interface Guarded {
  readonly id: string;
  readonly settings: FormSettings;
}

/** A pass for a visitor with the correct password. It expires after a day or when the password changes. */
export function writePass(key: string, form: Guarded, now: number): string {
  const until = now + lifetime;
  return `${until}.${signature(key, form, String(until))}`;
}

export function isPass(key: string, form: Guarded, pass: string | undefined, now: number): boolean {
  const [until = '', signed = ''] = (pass ?? '').split('.');
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now) return false;
  const expected = Buffer.from(signature(key, form, until));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(key: string, { id, settings }: Guarded, until: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['pass', id, settings.password_hash ?? '', until]))
    .digest('base64url');
}
