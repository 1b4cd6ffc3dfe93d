import type { Logger } from 'pino';
import type { Mailer, MailFailure } from '#outside/mail/mailer.ts';
import type { MailRow } from '#store/query/mail/mail.ts';
import {
  claimMail,
  dueMails,
  expireMails,
  markMailSent,
  markMailUnsent,
} from '#store/query/mail/mailQueue.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../account/context/accountKeys.ts';
import { isExpired, linkExpired } from './expiredMail.ts';
import { openMail } from './mailContent.ts';
import { writeMailError } from './mailError.ts';
import { senderOf } from './senderOf.ts';

export interface Sending {
  readonly store: Store;
  readonly keys: () => AccountKeys;
  readonly mailer: Mailer;
  readonly log: Logger;
}

const minute = 60_000;
const hour = 60 * minute;

/** How long after each attempt the next one comes; after the last there is none. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];

/** Longer than any attempt can take: a process that dies on the way holds a mail back no longer than this. */
const held = 10 * minute;

const atOnce = 20;

/**
 * Sends what waits and whose time has come. Each mail is claimed before it is sent, so that of any number of processes
 * one sends it. Ends early where `isEnding` says so.
 */
export async function sendWaiting(
  sending: Sending,
  clock: () => number,
  isEnding: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    const due = await dueMails(sending.store.read, clock(), atOnce);
    for (const mail of due) {
      if (isEnding()) return;
      await sendOne(sending, mail, clock);
    }
    if (due.length < atOnce) return;
  }
}

/** When a mail that has not left was tried last. */
export function triedAt({ state, attempts, next_attempt_at }: MailRow): number {
  return next_attempt_at - (state === 'waiting' ? (pauses[attempts - 1] ?? 0) : 0);
}

async function sendOne(sending: Sending, mail: MailRow, clock: () => number): Promise<void> {
  const { store, keys, mailer, log } = sending;
  if (isExpired(mail, clock())) {
    // A mail server that was away is no reason to bring somebody a link that no longer opens anything.
    await store.write(({ db }) => expireMails(db, linkExpired, clock()));
    log.warn({ mail: mail.id, kind: mail.kind }, 'a mail was not sent, because its link has expired');
    return;
  }
  const claimed = await store.write(({ db }) => claimMail(db, mail, clock() + held));
  if (!claimed) return;
  const content = openMail(keys(), mail.sealed);
  const outcome =
    content === undefined
      ? { ok: false as const, failure: lost }
      : await mailer.send({
          id: mail.id,
          to: mail.recipient,
          ...(await senderOf(store.read, mail.organization_id)),
          ...content,
        });
  if (outcome.ok) {
    await store.write(({ db }) => markMailSent(db, mail.id, clock()));
    log.info({ mail: mail.id, kind: mail.kind }, 'a mail was sent');
    return;
  }
  const attempts = mail.attempts + 1;
  const next = afterFailure(outcome.failure, attempts, clock());
  await store.write(({ db }) => markMailUnsent(db, { id: mail.id, attempts }, next));
  // What the server says may hold an address, which stays out of the log.
  log.warn(
    { mail: mail.id, kind: mail.kind, attempts, state: next.state, code: outcome.failure.code },
    'a mail was not sent',
  );
}

/** It was sealed with keys that this installation no longer has. */
const lost: MailFailure = { code: 'content_lost', detail: '', forGood: true };

function afterFailure(failure: MailFailure, attempts: number, now: number) {
  const pause = failure.forGood ? undefined : pauses[attempts - 1];
  return {
    state: pause === undefined ? ('failed' as const) : ('waiting' as const),
    next_attempt_at: now + (pause ?? 0),
    error: writeMailError(failure),
  };
}
