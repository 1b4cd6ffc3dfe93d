import { storableText } from '#kit/text/storableText.ts';
import type { Database, EmailProof } from '../../tables.ts';

export interface AddressHolder {
  id: string;
  name: string;
  email: string;
  email_proof: EmailProof;
}

/** The account that has the address, in whatever capitals. */
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

/** False, and nothing is changed, where the address is vouched for or proved already. */
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

/** Leaves the account without an address. No address contains a space, so nobody can ever type what stands for it. */
export async function clearEmail(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ email: '', email_lower: `released ${userId}`, email_proof: 'none' })
    .where('id', '=', userId)
    .execute();
}

/** Since when somebody else may have a way into the account; null where only the person can have one. */
export async function findSharedAt(db: Database, userId: string): Promise<number | null> {
  const row = await db.selectFrom('app_user').select('shared_at').where('id', '=', userId).executeTakeFirst();
  return row?.shared_at ?? null;
}

export async function setSharedAt(db: Database, userId: string, at: number | null): Promise<void> {
  await db.updateTable('app_user').set({ shared_at: at }).where('id', '=', userId).execute();
}
