import * as z from 'zod/mini';
import { shortestPassword } from '#kit/secret/password/shortestPassword.ts';

/** One line that people call something by. */
export function nameText(most = 100) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^\P{Cc}*$/u));
}

/** One @ with something on both sides and no space: whether an address exists, only a mail can tell. */
export const mailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u));

/** Long ones are welcome; what no person would type only costs time. */
export const newPassword = z.string().check(z.minLength(shortestPassword), z.maxLength(256));

/** Anything that may once have been accepted. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(256));

/** A language as browsers name it, such as `de` or `pt-BR`. */
export const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i));

/** A secret out of a link. */
export const linkSecret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** What stands for a step that was begun: signed by the service and short-lived. */
export const ticket = z.string().check(z.maxLength(2000));

/** An instant, as everywhere: `2026-11-15T12:00:00.000Z`. */
export const instant = z.string();

export const role = z.enum(['owner', 'admin', 'member']);
export type Role = z.infer<typeof role>;

/** What shows that a mail address is a person's: nothing, the word of an owner or the operator, or a mailed link. */
export const emailProof = z.enum(['none', 'vouched', 'proved']);

export const none = z.object({});
