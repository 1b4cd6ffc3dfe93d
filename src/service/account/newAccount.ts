import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import { putPassword } from '#store/query/account/password.ts';
import { insertUser } from '#store/query/account/user.ts';
import type { Database, EmailProof, OrganizationId } from '#store/tables.ts';
import { claimAddress } from './email/claimAddress.ts';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly language?: string | undefined;
  /** Undefined for an account that signs in without a password. */
  readonly passwordHash: string | undefined;
  /** How well the address is known to be theirs. */
  readonly proof: EmailProof;
  /** The organisation whose owner invites them; undefined if the operator or the sign-in provider admits them. */
  readonly invitedTo: OrganizationId | undefined;
}

/**
 * Returns the id of the new account; undefined, with nothing stored, if the address belongs to an equally good claim.
 */
export async function newAccount(
  db: Database,
  { email, name, language, passwordHash, proof, invitedTo }: NewAccount,
  now: number,
): Promise<string | undefined> {
  const id = newShortId();
  const texts = { email: storableText(email), name: storableText(name), language: language ?? null };
  if (!(await claimAddress(db, texts.email, { proof, invitedTo }, now))) return undefined;
  if (!(await insertUser(db, { id, ...texts, email_proof: proof, created_at: now }))) return undefined;
  if (passwordHash !== undefined) await putPassword(db, id, passwordHash, now);
  return id;
}
