import { Readable } from 'node:stream';
import { type ExportChoices, exportLifetimeHours } from '#contract/app/response/export.ts';
import { readResponseQuery } from '#contract/app/response/filter.ts';
import { hour } from '#kit/time/durations.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { findUser } from '#store/query/account/user.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { queueContentRemoval } from '#store/query/operate/contentRemoval.ts';
import { findMembership, workspacesOf } from '#store/query/organization/membership.ts';
import {
  claimResponseExport,
  deleteResponseExport,
  findResponseExport,
  finishedBeyond,
  type ResponseExportRow,
  updateClaimedExport,
} from '#store/query/response/responseExport.ts';
import type { Store } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../../base/accountKeys.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import type { ReadForm } from '../../query/responseReader.ts';
import { type ExportResult, type ExportSource, exportContent } from '../exportContent.ts';
import { takeExportTurn } from '../takeExportTurn.ts';

export interface BackgroundExports extends ExportSource {
  readonly store: Store;
  readonly files: FileStore;
  readonly keys: () => AccountKeys;
  /** Wakes the job that sends mails. */
  readonly wakeMail: () => void;
  /** How much an organisation keeps; {@link keptExports} unless a test says otherwise. */
  readonly kept?: typeof keptExports;
}

/**
 * Finished exports that an organisation keeps. Files live for a day, so more than 30 are hardly in use, and no export begins
 * when the disk has no room for uploads left. The oldest make room for new ones of the same organisation.
 */
const keptExports = { files: 30, bytes: 10_000_000_000 };

/** How long a claim lasts; it is renewed while rows are written. */
const claimLength = 60_000;
const renewal = 2000;
const maxAttempts = 3;

/** Thrown when the export was deleted or its maker may no longer see the form. */
class ExportStopped extends Error {}

/** Thrown when one file alone is larger than all that is kept. */
class ExportTooLarge extends Error {}

/** Thrown when the process ends; another one begins anew. */
class ProcessEnds extends Error {}

/** Exports under way in this process, each of another organisation, so that a long one does not hold up all others. */
const atOnce = 2;

/** Makes the files of waiting exports until none waits. Organisations take turns. */
export async function runExports(
  context: BackgroundExports,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { store, clock } = context;
  let after: OrganizationId | undefined;
  const work = async () => {
    while (!isStopping()) {
      const now = clock();
      const row = await store.write(
        (transaction) => claimResponseExport(transaction, { now, heldUntil: now + claimLength, after }),
        { ofForms: 'counts' },
      );
      if (row === undefined) return;
      if (row === 'taken') continue;
      after = row.organization_id;
      await run(context, row, isStopping);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
}

async function run(
  context: BackgroundExports,
  row: ResponseExportRow,
  isStopping: () => boolean,
): Promise<void> {
  const { store, files, clock } = context;
  const { format }: ExportChoices = JSON.parse(row.choices);
  const end = (result: ExportResult) => context.onEnd?.(format, result);
  try {
    const form = await visibleForm(store, row);
    if (form === undefined) throw new ExportStopped();
    if (!(await files.room.has(0))) throw new Error('the disk is full');
    const { content_size: size } = await files.put(
      Readable.from(withRenewal(context, row, form, isStopping), { objectMode: false }),
      row.storage_key,
    );
    await finish(context, row, form, size);
    end('ready');
  } catch (error) {
    if (error instanceof ExportStopped) {
      await store.write(({ db }) => dropExport(db, row, clock()));
      return end('stopped');
    }
    if (error instanceof ExportTooLarge) {
      await store.write(({ db }) => updateClaimedExport(db, row, { state: 'too_large' }));
      return end('too_large');
    }
    if (error instanceof ProcessEnds) {
      const given = { state: 'waiting', held_until: 0, attempt: row.attempt - 1 } as const;
      await store.write(({ db }) => updateClaimedExport(db, row, given));
      return;
    }
    const state = row.attempt >= maxAttempts ? 'failed' : 'waiting';
    await store.write(({ db }) =>
      updateClaimedExport(db, row, { state, held_until: clock() + claimLength / 2 }),
    );
    end(state === 'failed' ? 'failed' : 'delayed');
    throw error;
  }
}

/** Removes an export that was stopped, unless another process has claimed it since, and what was written of it. */
async function dropExport(db: Database, row: ResponseExportRow, now: number): Promise<void> {
  const current = await findResponseExport(db, row.organization_id, row.id);
  if (current === undefined) await queueContentRemoval(db, [row]);
  else if (current.attempt === row.attempt) await deleteResponseExport(db, row, now);
}

/** The form, as long as the maker is a member who may see it. */
async function visibleForm({ read }: Pick<Store, 'read'>, row: ResponseExportRow) {
  const form = await findFormDocument(read, row.organization_id, row.form_id);
  const membership = await findMembership(read, row.organization_id, row.user_id);
  if (form === undefined || membership === undefined) return undefined;
  if (membership.role !== 'member') return form;
  const workspaces = await workspacesOf(read, row.organization_id, row.user_id);
  return workspaces.includes(form.workspace_id) ? form : undefined;
}

/** Writes the progress down now and then, which keeps the claim. */
async function* withRenewal(
  context: BackgroundExports,
  row: ResponseExportRow,
  form: ReadForm & { readonly name: string },
  isStopping: () => boolean,
): AsyncGenerator<Uint8Array> {
  const { store, clock, kept = keptExports } = context;
  const choices: ExportChoices = JSON.parse(row.choices);
  const query = readResponseQuery(choices.query);
  if (query === undefined) throw new ExportStopped();
  let written = 0;
  let bytes = 0;
  let renewedAt = clock();
  const renew = async (now: number) => {
    renewedAt = now;
    return await store.write(
      ({ db }) => updateClaimedExport(db, row, { written, held_until: now + claimLength }),
      { ofForms: 'counts' },
    );
  };
  const content = exportContent(context, {
    form,
    choices,
    query,
    now: row.created_at,
    onProgress: (rows) => {
      written = rows;
    },
    // A wait for the turn may be longer than the claim.
    takeTurn: async (read) => {
      const timer = setInterval(() => void renew(clock()).catch(() => undefined), claimLength / 4);
      try {
        return await takeExportTurn(row.organization_id, undefined, read);
      } finally {
        clearInterval(timer);
      }
    },
  });
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > kept.bytes) throw new ExportTooLarge();
    yield chunk;
    if (isStopping()) throw new ProcessEnds();
    const now = clock();
    if (now - renewedAt < renewal) continue;
    const isMine = await renew(now);
    if (!isMine || (await visibleForm(store, row)) === undefined) throw new ExportStopped();
  }
  await store.write(({ db }) => updateClaimedExport(db, row, { written }), { ofForms: 'counts' });
}

async function finish(
  { store, keys, baseUrl, clock, wakeMail, kept = keptExports }: BackgroundExports,
  row: ResponseExportRow,
  form: { id: string; name: string },
  size: number,
): Promise<void> {
  const now = clock();
  const { organization_id: organizationId } = row;
  await store.write(async ({ db }) => {
    // Removed 24 hours after it was asked for, whenever it got ready.
    if (!(await updateClaimedExport(db, row, { state: 'ready', size }))) throw new ExportStopped();
    for (const old of await finishedBeyond(db, { ...row, size }, kept))
      await deleteResponseExport(db, old, now);
    const user = await findUser(db, row.user_id);
    if (user === undefined) return;
    await queueMail(
      db,
      keys(),
      {
        kind: 'export_ready',
        organizationId,
        userId: user.id,
        aboutId: row.id,
        to: user.email,
        language: user.language,
        link: `${baseUrl}/app/o/${organizationId}/f/${form.id}/exports`,
        expiresAt: row.created_at + exportLifetimeHours * hour,
        values: { form: form.name },
      },
      now,
    );
  });
  wakeMail();
}
