import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** From the envelope. */
  from: string;
  to: string[];
  /** Whether it came over TLS. */
  secure: boolean;
  /** The name that the client gave itself. */
  helo: string | undefined;
  /** The authenticated user. */
  user: string | undefined;
  /** By lower-case name, unfolded and decoded; the last one wins. */
  headers: Map<string, string>;
  /** The decoded parts: text first, then HTML. */
  parts: string[];
  raw: string;
}

export interface SmtpOptions {
  /** Offers STARTTLS with a self-signed certificate. */
  starttls?: boolean;
  /** Only this user may send. */
  user?: { name: string; password: string };
}

export interface TestSmtpServer {
  /** For `SMTP_URL`, without a user. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /** How many connections were made. */
  readonly connections: number;
  /** Resolves when a mail that is held has arrived. */
  readonly begun: Promise<void>;
  /** Delays every reply to a mail until it resolves. */
  hold: Promise<void> | undefined;
  /** The reply to the next recipients, such as `450 Try later`; undefined accepts them. */
  refusal: string | undefined;
  /** The first matching mail, now or as soon as it arrives. */
  mail(wanted?: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A mail server that keeps its mails: `await using smtp = await startSmtpServer();` */
export async function startSmtpServer(options: SmtpOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const begun = Promise.withResolvers<void>();
  const smtp = {
    begun: begun.promise,
    refusal: undefined as string | undefined,
    hold: undefined as Promise<void> | undefined,
    connections: 0,
  };
  const { user } = options;
  const server = new SMTPServer({
    disabledCommands: [...(options.starttls ? [] : ['STARTTLS']), ...(user === undefined ? ['AUTH'] : [])],
    authOptional: user === undefined,
    // Allows a password without TLS for tests of other things.
    allowInsecureAuth: true,
    disableReverseLookup: true,
    // Clients keep their connections, which must not hold up the end of a test.
    closeTimeout: 20,
    onConnect(_, answer) {
      smtp.connections += 1;
      answer();
    },
    onAuth({ username, password }, _, answer) {
      if (username === user?.name && password === user?.password) answer(null, { user: username });
      else answer(new Error('Invalid username or password'));
    },
    onRcptTo(_, __, answer) {
      const { refusal } = smtp;
      if (refusal === undefined) answer();
      else answer(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }));
    },
    onData(stream, { envelope, secure, user: signedIn, hostNameAppearsAs }, answer) {
      text(stream).then(async (raw) => {
        if (smtp.hold !== undefined) begun.resolve();
        await smtp.hold;
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          secure,
          helo: hostNameAppearsAs || undefined,
          user: signedIn,
          ...parsed(raw),
          raw,
        });
        answer();
        for (const look of waiting) look();
      }, answer);
    },
  });
  // A client that disconnects midway must not fail the test.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(smtp, {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    mail: (wanted: (mail: ReceivedMail) => boolean = () => true) => arrival(received, waiting, wanted),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function arrival(
  received: readonly ReceivedMail[],
  waiting: Set<() => void>,
  wanted: (mail: ReceivedMail) => boolean,
): Promise<ReceivedMail> {
  const { promise, resolve } = Promise.withResolvers<ReceivedMail>();
  const look = () => {
    const found = received.find(wanted);
    if (found === undefined) return;
    waiting.delete(look);
    resolve(found);
  };
  waiting.add(look);
  look();
  return promise;
}

function parsed(raw: string): Pick<ReceivedMail, 'headers' | 'parts'> {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return { headers, parts: [decodedBody(headers, body)] };
  const pieces = body.split(`--${boundary}`).slice(1, -1);
  const parts = pieces.map((piece) => {
    const part = splitPart(piece.replace(/^\r\n/, ''));
    return decodedBody(part.headers, part.body);
  });
  return { headers, parts };
}

function splitPart(text: string): { headers: Map<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())] as const;
    }),
  );
  return { headers, body: text.slice(end + 4) };
}

function decodedBody(headers: ReadonlyMap<string, string>, body: string): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quotedPrintable(body.replace(/=\r\n/g, '')) : body;
}

function decodedWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, content: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString()
        : quotedPrintable(content.replaceAll('_', ' ')),
    );
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
