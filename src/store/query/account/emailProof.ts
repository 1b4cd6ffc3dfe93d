import { storableText } from '#kit/text/storableText.ts';
import type { Database, EmailProof } from '../../tables.ts';

export interface AddressHolder {
  id: string;
  name: string;
  email: string;
  email_proof: EmailProof;
}

/** Finds the account with this address, ignoring case. */
export async function findAddressHolder(db: Database, email: string): Promise<AddressHolder | undefined> {
  return await db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'email_proof'])
    .where('email_lower', '=', storableText(email).trim().toLowerCase())
    .where('email', '!=', '')
    .executeTakeFirst();
}

export async function findEmailProof(db: Database, userId: string): Promise<EmailProof> {
  const row = await db
    .selectFrom('app_user')
    .select('email_proof')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email_proof ?? 'none';
}

export async function setEmailProof(db: Database, userId: string, proof: EmailProof): Promise<void> {
  await db.updateTable('app_user').set({ email_proof: proof }).where('id', '=', userId).execute();
}

/** False, without a change, if the address is already vouched for or proved. */
export async function vouchForEmail(db: Database, userId: string): Promise<boolean> {
  const result = await db
    .updateTable('app_user')
    .set({ email_proof: 'vouched' })
    .where('id', '=', userId)
    .where('email', '!=', '')
    .where('email_proof', '=', 'none')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Leaves the account without an address. The placeholder contains a space, which no address does, so it can
 * never match input.
 */
export async function clearEmail(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ email: '', email_lower: `released ${userId}`, email_proof: 'none' })
    .where('id', '=', userId)
    .execute();
}

/** The time from which somebody else may be able to sign in to the account; null while only the person can. */
export async function findSharedAt(db: Database, userId: string): Promise<number | null> {
  const row = await db.selectFrom('app_user').select('shared_at').where('id', '=', userId).executeTakeFirst();
  return row?.shared_at ?? null;
}

export async function setSharedAt(db: Database, userId: string, at: number | null): Promise<void> {
  await db.updateTable('app_user').set({ shared_at: at }).where('id', '=', userId).execute();
}
