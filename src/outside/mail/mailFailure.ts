import type { MailErrorCode } from '#contract/app/mail/mail.ts';
import { oneLine } from '#kit/text/oneLine.ts';
import type { MailFailure } from './mailer.ts';

/** The library's error for a mail that was not sent. */
interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
}

/** By the phase of the conversation in which the server says no. */
const refusals: Readonly<Record<string, MailErrorCode>> = {
  'RCPT TO': 'recipient_refused',
  'MAIL FROM': 'sender_refused',
  DATA: 'mail_refused',
};

/** Classifies the error. The server's text about a sign-in is left out, because some echo the credentials. */
export function mailFailure(error: unknown): MailFailure {
  const { code, command, responseCode, response, message } = error as SmtpError;
  if (code === 'EAUTH' || code === 'ENOAUTH') return passing('auth_failed');
  if (code === 'EENVELOPE' && command === 'API')
    return { code: 'recipient_refused', detail: '', forGood: true };
  const refusal = code === 'EMESSAGE' ? 'mail_refused' : refusals[String(command)];
  if (refusal !== undefined) {
    // Another sender may be taken: that is the operator's to mend, and not the mail's fault.
    const forGood = refusal !== 'sender_refused' && isForGood(Number(responseCode));
    return { code: refusal, detail: shortened(response), forGood };
  }
  if (code === 'ETIMEDOUT') return passing('timeout');
  if (code === 'ETLS' || /certificate|\b(ssl|tls)\b/i.test(String(message)))
    return passing('tls_failed', message);
  return passing('unreachable', message);
}

function passing(code: MailErrorCode, detail?: unknown): MailFailure {
  return { code, detail: shortened(detail), forGood: false };
}

function shortened(text: unknown): string {
  return typeof text === 'string' ? oneLine(text).slice(0, 200) : '';
}

/** By SMTP what begins with 5 will be refused again, and what begins with 4 may not. */
function isForGood(status: number): boolean {
  return status >= 500 && status < 600;
}
