import type { MailErrorCode } from '#contract/app/mail/mailError.ts';
import { headerLine } from '#kit/text/headerLine.ts';
import { OutsideFailure, type OutsideFailureKind } from '../outsideFailure.ts';
import type { MailFailure } from './mailer.ts';

/** The library's error for a mail that was not sent. */
interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
}

/** By the SMTP command that the server refuses. */
const refusals: Readonly<Record<string, MailErrorCode>> = {
  'RCPT TO': 'recipient_refused',
  'MAIL FROM': 'sender_refused',
  DATA: 'mail_refused',
};

/** Refusals of the guard; of a name it says no more than whether it can be used. */
const guarded: Partial<Record<OutsideFailureKind, MailErrorCode>> = {
  address_refused: 'host_private',
  insecure: 'encryption_needed',
  unreachable: 'host_unknown',
};

/** Classifies the error. The server's text about a sign-in is left out, because some echo the credentials. */
export function mailFailure(error: unknown): MailFailure {
  const { code, command, responseCode, response, message } = error as SmtpError;
  if (code === 'EAUTH' || code === 'ENOAUTH') return passing('auth_failed');
  if (code === 'EENVELOPE' && command === 'API')
    return { code: 'recipient_refused', detail: '', forGood: true };
  const refusal = code === 'EMESSAGE' ? 'mail_refused' : refusals[String(command)];
  if (refusal !== undefined) {
    // A refused sender is a matter of configuration, so the mail is retried.
    const forGood = refusal !== 'sender_refused' && isForGood(Number(responseCode));
    return { code: refusal, detail: shortened(response), forGood };
  }
  if (error instanceof OutsideFailure) return passing(guarded[error.kind] ?? 'unreachable');
  if (code === 'ETIMEDOUT') return passing('timeout');
  const text = String(message);
  if (/certificate|altnames/i.test(text)) return passing('certificate_invalid', message);
  if (code === 'ETLS' || /\b(ssl|tls)\b/i.test(text)) return passing('tls_failed', message);
  if (code === 'EDNS' || /\bE(NOTFOUND|AI_AGAIN)\b/.test(text)) return passing('host_unknown', message);
  if (code === 'ECONNREFUSED' || /\bECONNREFUSED\b/.test(text)) return passing('connection_refused', message);
  return passing('unreachable', message);
}

function passing(code: MailErrorCode, detail?: unknown): MailFailure {
  return { code, detail: shortened(detail), forGood: false };
}

function shortened(text: unknown): string {
  return typeof text === 'string' ? headerLine(text).slice(0, 200) : '';
}

/** SMTP replies 5xx are permanent, 4xx are transient. */
function isForGood(status: number): boolean {
  return status >= 500 && status < 600;
}
