/** A mail server parsed from its URL. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Implicit TLS; otherwise STARTTLS if the server offers it. */
  readonly secure: boolean;
  readonly user: string | undefined;
  readonly password: string;
  /** Refuses to send without STARTTLS. */
  readonly requireTls: boolean;
  /** Never uses STARTTLS, even if offered. */
  readonly ignoreTls: boolean;
  /** Whether the certificate must be trusted. */
  readonly verifyCertificate: boolean;
  /** The name expected in the certificate, if it is not the host's. */
  readonly certificateName: string | undefined;
}

const flags = ['requireTLS', 'ignoreTLS', 'tls.rejectUnauthorized'];

/**
 * Undefined if the text is no mail server URL or has an unknown option: a mistyped one would otherwise silently
 * leave mails unprotected.
 *
 * @example readSmtpUrl('smtps://user:secret@mail.example.org') // port 465
 */
export function readSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined;
  if (!/^\/?$/.test(url.pathname) || url.hash !== '') return undefined;
  const options = new Map(url.searchParams);
  for (const [name, value] of options)
    if (flags.includes(name) ? !/^(true|false)$/.test(value) : name !== 'tls.servername') return undefined;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || password === undefined) return undefined;
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    user: user === '' ? undefined : user,
    password,
    requireTls: options.get('requireTLS') === 'true',
    ignoreTls: options.get('ignoreTLS') === 'true',
    verifyCertificate: options.get('tls.rejectUnauthorized') !== 'false',
    certificateName: options.get('tls.servername'),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
