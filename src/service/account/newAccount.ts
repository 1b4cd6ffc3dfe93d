import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/storableText.ts';
import { putPassword } from '#store/query/password.ts';
import { insertUser } from '#store/query/user.ts';
import type { Database } from '#store/tables.ts';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly language?: string | undefined;
  /** Undefined for somebody who signs in by other means. */
  readonly passwordHash: string | undefined;
}

/** The id of the new account; undefined, and nothing is stored, where the address has one. */
export async function newAccount(
  db: Database,
  { email, name, language, passwordHash }: NewAccount,
  now: number,
): Promise<string | undefined> {
  const id = newShortId();
  const texts = { email: storableText(email), name: storableText(name), language: language ?? null };
  if (!(await insertUser(db, { id, ...texts, created_at: now }))) return undefined;
  if (passwordHash !== undefined) await putPassword(db, id, passwordHash, now);
  return id;
}
