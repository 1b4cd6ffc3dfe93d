import { type DraftRow, findDraft, markDraftOpened, removeDraft } from '#store/query/collect/draft.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type DraftContent, readDraftContent } from './draftContent.ts';
import { draftHash, looksLikeDraftSecret, openAnswers } from './sealAnswers.ts';

type FormOfDraft = { readonly organizationId: OrganizationId; readonly id: string };

/** The draft for a secret; undefined if it is unknown, expired or already submitted. */
export async function openDraft(
  { store, clock }: { store: Store; clock: () => number },
  { organizationId, id }: FormOfDraft,
  secret: string,
): Promise<DraftContent | undefined> {
  if (!looksLikeDraftSecret(secret)) return undefined;
  const row = await findDraft(store.read, organizationId, id, draftHash(secret), clock());
  const text = row === undefined ? undefined : openAnswers(secret, id, row.sealed);
  if (row === undefined || text === undefined) return undefined;
  await noteOpened(store, row, clock());
  const content = readDraftContent(text);
  // The answers may have been submitted while the draft could not be removed, or have been paid for later.
  const [sent] = await store.findSubmissions(organizationId, [
    { form_id: id, submission_id: content.submissionId },
  ]);
  return sent === undefined || sent.state === 'pending_payment' ? content : undefined;
}

/** Removes a draft once its answers are submitted. */
export async function removeSubmittedDraft(
  { store }: { store: Store },
  { organizationId, id }: FormOfDraft,
  secret: string,
): Promise<void> {
  if (!looksLikeDraftSecret(secret)) return;
  await store.write(({ db }) => removeDraft(db, organizationId, id, draftHash(secret)));
}

/** Records the first opening only; a failure does not keep the answers from being shown. */
async function noteOpened(store: Store, row: DraftRow, now: number): Promise<void> {
  if (row.opened_at !== null) return;
  await store.write(({ db }) => markDraftOpened(db, row, now), { ofForms: 'counts' }).catch(() => undefined);
}
