import * as z from 'zod/mini';
import { minimumPasswordLength } from '#kit/secret/password/minimumPasswordLength.ts';

/** A single-line name. */
export function nameText(maxLength = 100) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^\P{Cc}*$/u));
}

/** One @ with text on both sides and no spaces. Only a mail can tell whether the address exists. */
export const mailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u));

/** Long passwords are welcome; the limit only bounds the work. */
export const newPassword = z.string().check(z.minLength(minimumPasswordLength), z.maxLength(256));

/** Any password that earlier rules may have accepted. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(256));

/** A BCP 47 language tag, such as `de` or `pt-BR`. */
export const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i));

/** The secret of a link. */
export const linkSecret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** A signed, short-lived token that carries the state of a multi-step flow. */
export const ticket = z.string().check(z.maxLength(2000));

/** An instant in UTC: `2026-11-15T12:00:00.000Z`. */
export const instant = z.string();

export const role = z.enum(['owner', 'admin', 'member']);
export type Role = z.infer<typeof role>;

/**
 * How well an address is known to be the person's: not at all, vouched for by an owner or the operator, or proved by a
 * mailed link.
 */
export const emailProof = z.enum(['none', 'vouched', 'proved']);

export const none = z.object({});
