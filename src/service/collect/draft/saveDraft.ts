import { failed, ok, type Result } from '#kit/result.ts';
import { day } from '#kit/time/durations.ts';
import { evictUnopenedDraft, findDraft, hasDrafts, writeDraft } from '#store/query/collect/draft.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type DraftContent, writeDraftContent } from './draftContent.ts';
import { draftHash, looksLikeDraftSecret, newDraftSecret, sealAnswers } from './sealAnswers.ts';

export interface SavedDraft {
  readonly secret: string;
  readonly expiresAt: number;
  /** Whether it was saved for the first time. */
  readonly fresh: boolean;
}

export type DraftFailure =
  /** It exceeds the size of one draft. */
  | { readonly code: 'too_large' }
  /** The form, or the sender's network in it, has reached its limit of drafts. */
  | { readonly code: 'too_many' };

/** Lifetime of a draft since it was last saved. */
export const draftLifetime = 30 * day;

/**
 * More than people write into a form, and more drafts than wait at once, but too little to serve as free storage. One
 * network gets a twentieth of a form's places, so that it cannot block everyone else.
 */
const defaultLimits = { bytes: 200_000, ofForm: 10_000, ofNetwork: 500 };

/** When places run short, a draft saved longer ago than this and never reopened is evicted. */
const evictionAge = day;

/**
 * Saves unfinished answers under the existing secret or a new one. Nothing is validated, because
 * people save incomplete answers. `newSecret` may return the same secret again: then its draft is updated.
 */
export async function saveDraft(
  { store, clock }: { store: Store; clock: () => number },
  form: { readonly organizationId: OrganizationId; readonly id: string },
  content: DraftContent,
  before: string | undefined,
  network: string,
  most = defaultLimits,
  newSecret = newDraftSecret,
): Promise<Result<SavedDraft, DraftFailure>> {
  const { organizationId, id } = form;
  const text = writeDraftContent(content);
  if (Buffer.byteLength(text) > most.bytes) return failed({ code: 'too_large' });
  const now = clock();
  const fresh = newSecret();
  const known = await firstKnown(store, form, [before, fresh], now);
  const secret = known ?? fresh;
  const expiresAt = now + draftLifetime;
  const row = {
    organization_id: organizationId,
    form_id: id,
    hash: draftHash(secret),
    sealed: sealAnswers(secret, id, text),
    saved_at: now,
    expires_at: expiresAt,
    network,
    opened_at: null,
  };
  return await store.write(async (transaction) => {
    if (known === undefined && !(await hasPlace(transaction, form, network, now - evictionAge, most)))
      return failed({ code: 'too_many' });
    await writeDraft(transaction.db, row);
    return ok({ secret, expiresAt, fresh: known === undefined });
  });
}

/** The first of the secrets that already has a draft. */
async function firstKnown(
  { read }: Store,
  { organizationId, id }: { readonly organizationId: OrganizationId; readonly id: string },
  secrets: readonly (string | undefined)[],
  now: number,
): Promise<string | undefined> {
  for (const secret of secrets) {
    if (secret === undefined || !looksLikeDraftSecret(secret)) continue;
    if ((await findDraft(read, organizationId, id, draftHash(secret), now)) !== undefined) return secret;
  }
  return undefined;
}

/**
 * Whether there is room for one more draft, evicting one if possible. Locks the form, so that the result holds
 * until the transaction has written the draft.
 */
async function hasPlace(
  { db, lockForms }: WriteTransaction,
  { organizationId, id }: { readonly organizationId: OrganizationId; readonly id: string },
  network: string,
  unopenedSince: number,
  most: { readonly ofForm: number; readonly ofNetwork: number },
): Promise<boolean> {
  await lockForms(organizationId, [id]);
  const makeRoom = (from?: string) => evictUnopenedDraft(db, organizationId, id, unopenedSince, from);
  if ((await hasDrafts(db, organizationId, id, most.ofNetwork, network)) && !(await makeRoom(network)))
    return false;
  return !(await hasDrafts(db, organizationId, id, most.ofForm)) || (await makeRoom());
}
