import { oneLine } from '#kit/oneLine.ts';
import type { MailFailure } from './mailer.ts';

/** What the library tells about a mail that did not leave. */
interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
}

const unreachable: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'The mail server did not answer in time.',
  ECONNECTION: 'The mail server closed the connection.',
  EDNS: 'The name of the mail server is not known. Check the host in SMTP_URL.',
  ETLS: 'No secure connection to the mail server is possible.',
  EPROTOCOL: 'What answered is no mail server. Check host and port in SMTP_URL.',
};

/** Says what went wrong and what to do. What the server said about a sign-in is left out: some repeat what they got. */
export function mailFailure(error: unknown): MailFailure {
  const { code, command, responseCode, response, message } = error as SmtpError;
  const status = Number(responseCode);
  const said = typeof response === 'string' ? `: ${oneLine(response).slice(0, 200)}` : '.';
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return passing('The mail server did not accept the user name and password in SMTP_URL.');
  if (code === 'EENVELOPE' && command === 'API')
    return { reason: 'The mail address of the recipient cannot be used.', forGood: true };
  if (command === 'RCPT TO')
    return { reason: `The mail server refused the recipient${said}`, forGood: isForGood(status) };
  if (command === 'MAIL FROM')
    return passing(`The mail server refused the sender, which CANVASS_MAIL_FROM names${said}`);
  if (command === 'DATA' || code === 'EMESSAGE')
    return { reason: `The mail server refused the mail${said}`, forGood: isForGood(status) };
  const known = unreachable[String(code)];
  if (known !== undefined) return passing(known);
  return passing(`The mail server cannot be reached: ${oneLine(String(message)).slice(0, 200)}`);
}

function passing(reason: string): MailFailure {
  return { reason, forGood: false };
}

/** By SMTP what begins with 5 will be refused again, and what begins with 4 may not. */
function isForGood(status: number): boolean {
  return status >= 500 && status < 600;
}
