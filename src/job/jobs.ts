import type { Logger } from 'pino';
import type { Clock } from '#kit/time/clock.ts';
import { hour, minute, second } from '#kit/time/durations.ts';
import { purgeExpiredSessions } from '#service/account/session/purgeExpiredSessions.ts';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { AnswerKeys } from '#service/collect/answerKeys.ts';
import { removeExpiredDrafts } from '#service/collect/draft/removeExpiredDrafts.ts';
import { queuePartialRuns } from '#service/collect/partial/queuePartialRuns.ts';
import { removeOldPartials } from '#service/collect/partial/removeOldPartials.ts';
import { checkWaitingPayments } from '#service/collect/payment/checkWaitingPayments.ts';
import type { PaymentContext } from '#service/collect/payment/paymentContext.ts';
import { removeAbandonedPayments } from '#service/collect/payment/removeAbandonedPayments.ts';
import { expireQuarantined } from '#service/collect/spam/expireQuarantined.ts';
import { deletePrivateHashes } from '#service/collect/submission/deletePrivateHashes.ts';
import { keyUnkeyedHashes } from '#service/collect/submission/keyUnkeyedHashes.ts';
import { removeExpiredUploads } from '#service/collect/upload/removeExpiredUploads.ts';
import { eraseDeletedForms } from '#service/form/eraseDeletedForms.ts';
import { purgeMails } from '#service/mail/purgeMails.ts';
import { removeOldCopies } from '#service/operate/backup/removeOldCopies.ts';
import { erasedOverwriter } from '#service/operate/erasedOverwriter.ts';
import { matchSecrets } from '#service/operate/secrets/matchSecrets.ts';
import { sweepStaging } from '#service/operate/staging.ts';
import { pruneAudit } from '#service/organization/audit/pruneAudit.ts';
import { deleteDueOrganizations } from '#service/organization/deleteDueOrganizations.ts';
import { removeExpiredExports } from '#service/response/export/background/removeExpiredExports.ts';
import type { ResponseIndexes } from '#service/response/index/responseIndexes.ts';
import { eraseDeletedResponses } from '#service/response/retention/eraseDeletedResponses.ts';
import { eraseOldResponses } from '#service/response/retention/eraseOldResponses.ts';
import { purgeRuns } from '#service/workflow/history/purgeRuns.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { readSecrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';
import { finishSecretRotation } from './finishSecretRotation.ts';
import type { OutgoingMails } from './outgoingMails.ts';
import { pacedStore } from './pacedStore.ts';
import { reloadSecrets, type SecretsHolder } from './reloadSecrets.ts';
import type { Job } from './startJobs.ts';
import type { WorkflowRuns } from './workflowRuns.ts';

export interface JobContext {
  readonly store: Store;
  readonly files: FileStore;
  readonly folder: string;
  readonly log: Logger;
  readonly clock: Clock;
  readonly secrets: SecretsHolder;
  /** How many days the audit log is kept; 0 keeps all of it. */
  readonly auditDays: number;
  readonly mail: OutgoingMails;
  readonly payments: PaymentContext;
  /** Makes the files of background exports. */
  readonly exports: { wake(): void };
  readonly indexes: ResponseIndexes;
  readonly workflows: WorkflowRuns;
  /** Work of the HTTP layer, which this layer does not import. */
  readonly http: {
    flushKeyUse(): Promise<void>;
    flushVisits(): Promise<void>;
    flushSecurityLog(): Promise<void>;
    forgetSenders(): Promise<void>;
    sweepReceivedBodies(): Promise<void>;
  };
}

/** Every background job of the service. */
export function jobs(given: JobContext): Job[] {
  const context = { ...given, store: pacedStore(given.store) };
  const { store, files, folder, log, clock, secrets, mail, payments, http, indexes, exports } = context;
  const table: [name: string, period: number, run: () => Promise<unknown>][] = [
    ['reload_secrets', second, reloadSecrets({ store, folder, log }, secrets)],
    ['write_key_use', 2 * second, () => http.flushKeyUse()],
    ['write_visits', 2 * second, () => http.flushVisits()],
    ['build_response_indexes', second, () => indexes.work()],
    ['forget_senders', minute, () => http.forgetSenders()],
    ['log_omitted_refusals', minute, () => http.flushSecurityLog()],
    ['delete_private_hashes', minute, () => deletePrivateHashes(store, clock())],
    ['key_answer_hashes', minute, () => keyAnswerHashes(context)],
    ['delete_due_organizations', minute, () => deleteDueOrganizations({ store }, clock())],
    ['remove_unneeded_content', minute, () => removeUnneeded({ store, files })],
    ['overwrite_erased', minute, erasedOverwriter(store)],
    ['finish_secret_rotation', 10 * minute, () => finishSecretRotation(store, folder, log)],
    ['remove_received_bodies', hour, () => http.sweepReceivedBodies()],
    ['remove_unclaimed_uploads', hour, () => removeExpiredUploads({ store }, clock())],
    ['expire_spam', hour, () => expireQuarantined(store, clock())],
    ['purge_expired_sessions', hour, () => purgeExpiredSessions(store, clock())],
    ['remove_saved_answers', hour, () => removeExpiredDrafts(store, clock())],
    ['queue_unfinished_answers', minute, () => queuePartialRuns(store, clock())],
    ['remove_unfinished_answers', hour, () => removeOldPartials(store, clock())],
    ['erase_old_responses', hour, () => eraseOldResponses(store, clock())],
    ['tidy_response_indexes', hour, () => indexes.tidy()],
    ['erase_deleted_responses', hour, () => eraseDeletedResponses(store, clock())],
    ['erase_deleted_forms', hour, () => eraseDeletedForms(store, clock())],
    ['purge_mails', hour, () => purgeMails(store, clock())],
    ['purge_workflow_runs', hour, () => purgeRuns(store, clock())],
    ['prune_audit_logs', hour, () => pruneAudit(store, context.auditDays, clock())],
    ['remove_interrupted_work', hour, () => sweepStaging(folder)],
    ['remove_old_backups', hour, () => removeOldCopies(folder, clock(), log)],
    ['remove_expired_exports', hour, () => removeExpiredExports(store, clock())],
    ['remove_abandoned_payments', hour, () => removeAbandonedPayments(store, clock())],
  ];
  const woken: [name: string, period: number, wake: () => void][] = [
    ['run_workflows', second, () => context.workflows.wake()],
    ['make_exports', 2 * second, () => exports.wake()],
    ['send_mails', 3 * second, () => mail.wake()],
  ];
  if (payments.checkouts !== undefined)
    table.push(['check_waiting_payments', minute, () => checkWaitingPayments(payments)]);
  return [
    ...table.map(([name, period, run]) => ({ name, period, run })),
    ...woken.map(([name, period, wake]) => ({ name, period, run: async () => wake(), isWakeUp: true })),
  ];
}

/** Reads the secrets anew: a restore may have brought other secrets with its rows. */
async function keyAnswerHashes({ store, folder, secrets }: JobContext): Promise<void> {
  const found = (await readSecrets(folder)) ?? secrets.current();
  const { hash_key } = await matchSecrets(store, folder, found);
  await keyUnkeyedHashes(store, new AnswerKeys(() => hash_key));
}
