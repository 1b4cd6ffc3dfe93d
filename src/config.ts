import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type AddressSet, noAddresses, readAddressSet } from '#kit/network/addressSet.ts';
import { type AllowedHosts, noHosts, readAllowedHosts } from '#kit/network/allowedHosts.ts';
import { readSmtpUrl, type SmtpServer } from '#kit/network/smtpUrl.ts';

/** All settings. This file is the only reader of the environment. */
export interface Config {
  /** The data folder. */
  data: string;
  host: string;
  port: number;
  /** The public address, without a trailing slash; undefined until the port is known. */
  url: string | undefined;
  /** The separate address of hosted forms, without a trailing slash; undefined if they share the app's. */
  formsUrl: string | undefined;
  /** The scope of `Strict-Transport-Security` on https addresses. */
  hsts: 'off' | 'host' | 'subdomains';
  databaseUrl: string | undefined;
  allowUnsafePostgres: boolean;
  /** Lets a scraper on another machine read `/metrics`. */
  metricsToken: string | undefined;
  /** Where to report a vulnerability, in `security.txt`; undefined if there is no such file. */
  securityContact: string | undefined;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: AddressSet;
  /** Hosts of the operator's own network that workflows may send to. */
  allowedHosts: AllowedHosts;
  /** Whether runs of workflows and mails are held from the start on. */
  holdDeliveries: boolean;
  /** Submissions per minute from one address to one form; 0 is unlimited. */
  submitLimit: number;
  /** Mails about responses in an hour of the clock: of one organisation, and of all together; 0 is unlimited. */
  mailLimits: { organization: number; installation: number };
  /** Days the audit log is kept; 0 keeps all of it. */
  auditDays: number;
  /** The GeoIP database: the bundled one, none, or the operator's. */
  locations: 'own' | 'off' | { path: string };
  /** Font files for letters that the fonts of the service do not have, in PDFs. */
  pdfFonts: readonly string[];
  /** Payments; undefined if they are not set up. */
  stripe: StripeConfig | undefined;
  /** The outgoing mail server; undefined leaves it to the app. */
  mail: MailConfig | undefined;
  /** The name for HELO; undefined leaves it to this machine's own name. */
  mailHelo: string | undefined;
  /** The sign-in provider; undefined if there is none. */
  oidc: OidcConfig | undefined;
  logLevel: string;
  /** Log lines for programs or for people; undefined leaves it to whether standard error is a terminal. */
  logFormat: 'json' | 'text' | undefined;
}

export interface StripeConfig {
  secretKey: string;
  /** Without it, webhooks are ignored: only the visitor's return and polling confirm a payment. */
  webhookSecret: string | undefined;
  apiUrl: URL;
}

export interface MailConfig {
  server: SmtpServer;
  /** The sender address of mails. */
  from: string;
}

export interface OidcConfig {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** The provider's display name. */
  name: string;
  scopes: string;
  /**
   * The organisation that people known to the provider join without an invitation; undefined if an invitation
   * is required.
   */
  join: { organizationId: string; role: 'member' | 'admin' } | undefined;
}

export interface ConfigFlags {
  data?: string | undefined;
  host?: string | undefined;
  port?: string | undefined;
  holdDeliveries?: boolean | undefined;
}

/** An unusable setting; the message names it and what would be valid. */
export class InvalidSetting extends Error {
  override name = 'WrongSetting';
}

type Environment = Record<string, string | undefined>;

/** Flags win over the environment; an empty variable counts as unset. */
export function readConfig(flags: ConfigFlags = {}, environment: Environment = process.env): Config {
  const variable = (name: string) => environment[name] || undefined;
  return {
    data: readFolder(flags.data ?? variable('CANVASS_DATA') ?? 'data'),
    host: flags.host ?? variable('CANVASS_HOST') ?? '127.0.0.1',
    port: readPort(flags.port ?? variable('CANVASS_PORT') ?? '3000'),
    url: readUrl(variable('CANVASS_URL')),
    formsUrl: readFormsUrl(variable('CANVASS_FORMS_URL'), readUrl(variable('CANVASS_URL'))),
    hsts: readHsts(variable('CANVASS_HSTS') ?? 'host'),
    databaseUrl: readDatabaseUrl(variable('DATABASE_URL')),
    allowUnsafePostgres: variable('CANVASS_UNSAFE_POSTGRES') === '1',
    metricsToken: variable('CANVASS_METRICS_TOKEN'),
    securityContact: readSecurityContact(variable('CANVASS_SECURITY_CONTACT')),
    trustedProxies: readTrustedProxies(variable('CANVASS_TRUSTED_PROXIES')),
    allowedHosts: readHosts(variable('CANVASS_ALLOW_HOSTS')),
    holdDeliveries: flags.holdDeliveries ?? false,
    submitLimit: readSubmitLimit(variable('CANVASS_SUBMIT_LIMIT') ?? '60'),
    mailLimits: {
      organization: readMailLimit(
        'CANVASS_ORGANIZATION_MAIL_LIMIT',
        variable('CANVASS_ORGANIZATION_MAIL_LIMIT') ?? '2000',
      ),
      installation: readMailLimit('CANVASS_MAIL_LIMIT', variable('CANVASS_MAIL_LIMIT') ?? '10000'),
    },
    auditDays: readAuditDays(variable('CANVASS_AUDIT_DAYS') ?? '400'),
    locations: readLocations(variable('CANVASS_GEOIP')),
    pdfFonts: readFonts(variable('CANVASS_PDF_FONTS')),
    stripe: readStripe(variable),
    mail: readMail(variable),
    mailHelo: readHelo(variable),
    oidc: readOidc(variable),
    logLevel: readLogLevel(variable('CANVASS_LOG_LEVEL') ?? 'info'),
    logFormat: readLogFormat(variable('CANVASS_LOG_FORMAT')),
  };
}

/** The public address from flags and environment; undefined if they leave it to the service. */
export function configuredUrl(
  flags: ConfigFlags,
  environment: Environment = process.env,
): string | undefined {
  const { url, port } = readConfig(flags, environment);
  const isPortSaid = (flags.port ?? (environment.CANVASS_PORT || undefined)) !== undefined && port !== 0;
  return url ?? (isPortSaid ? `http://localhost:${port}` : undefined);
}

/** An empty `--data "$UNSET"` would put secrets into the working directory. */
function readFolder(text: string): string {
  if (text.trim() === '') throw new InvalidSetting('--data needs the name of a folder.');
  return resolve(text);
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function readLogLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new InvalidSetting(`CANVASS_LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
}

function readLogFormat(text: string | undefined): Config['logFormat'] {
  if (text === undefined || text === 'json' || text === 'text') return text;
  throw new InvalidSetting(`CANVASS_LOG_FORMAT must be json or text, not "${text}".`);
}

function readLocations(text: string | undefined): Config['locations'] {
  if (text === undefined) return 'own';
  return text === 'off' ? 'off' : { path: resolve(text) };
}

function readFonts(text = ''): string[] {
  return text
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
    .map((path) => resolve(path));
}

function readTrustedProxies(text: string | undefined): AddressSet {
  if (text === undefined) return noAddresses;
  const proxies = readAddressSet(text);
  if (proxies !== undefined) return proxies;
  throw new InvalidSetting(
    `CANVASS_TRUSTED_PROXIES must list addresses and ranges, like "loopback, 10.0.0.0/8", not "${text}".`,
  );
}

function readHosts(text: string | undefined): AllowedHosts {
  if (text === undefined) return noHosts;
  const hosts = readAllowedHosts(text);
  if (hosts !== undefined) return hosts;
  throw new InvalidSetting(
    `CANVASS_ALLOW_HOSTS must list host names, addresses and ranges, like "hooks.internal:8443, 10.0.0.0/8, crm.internal=acme1234", not "${text}".`,
  );
}

function readSecurityContact(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // The normalized address has no line break, which would add a field to security.txt.
  if (url?.protocol === 'https:' || (url?.protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(url.pathname)))
    return url.href;
  throw new InvalidSetting(
    `CANVASS_SECURITY_CONTACT must be an address like mailto:security@example.org or https://example.org/security, not "${text}".`,
  );
}

/** Only one command needs it, so it is not part of the service's config. */
export function readImportKey(environment: Environment = process.env): string | undefined {
  return environment.CANVASS_IMPORT_KEY || undefined;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new InvalidSetting(`The port must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function readSubmitLimit(text: string): number {
  if (!/^\d{1,6}$/.test(text))
    throw new InvalidSetting(
      `CANVASS_SUBMIT_LIMIT must be a whole number of submissions a minute, or 0 for any number, not "${text}".`,
    );
  return Number(text);
}

function readMailLimit(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new InvalidSetting(
      `${name} must be a whole number of mails an hour, or 0 for any number, not "${text}".`,
    );
  return Number(text);
}

function readAuditDays(text: string): number {
  if (!/^\d{1,5}$/.test(text))
    throw new InvalidSetting(
      `CANVASS_AUDIT_DAYS must be a whole number of days, or 0 to keep everything, not "${text}".`,
    );
  return Number(text);
}

function readUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  ) {
    throw new InvalidSetting(`CANVASS_URL must be an address like https://forms.example.org, not "${text}".`);
  }
  return url.href.replace(/\/+$/, '');
}

/** Cookies ignore ports, so forms on another port of the same host would share the app's session. */
function readFormsUrl(text: string | undefined, appUrl: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new InvalidSetting(
      `CANVASS_FORMS_URL must be an address without a path, like https://forms.example.org, not "${text}".`,
    );
  if (appUrl === undefined)
    throw new InvalidSetting('CANVASS_FORMS_URL needs CANVASS_URL beside it, the address of the app.');
  if (new URL(appUrl).hostname === url.hostname)
    throw new InvalidSetting(
      `CANVASS_FORMS_URL must have another host name than CANVASS_URL, not ${url.hostname} too. Leave it out to serve both at one address.`,
    );
  return url.origin;
}

function readHsts(text: string): Config['hsts'] {
  if (text === 'off' || text === 'host' || text === 'subdomains') return text;
  throw new InvalidSetting(`CANVASS_HSTS must be one of host, subdomains, off, not "${text}".`);
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // The message does not repeat the text, which may contain a password.
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new InvalidSetting(
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    );
  }
  return text;
}

/** Messages repeat none of the texts: keys are secrets, and easily put into the wrong variable. */
function readStripe(variable: (name: string) => string | undefined): StripeConfig | undefined {
  const secretKey = variable('STRIPE_SECRET_KEY');
  const webhookSecret = variable('STRIPE_WEBHOOK_SECRET');
  if (secretKey === undefined) {
    if (webhookSecret === undefined) return undefined;
    throw new InvalidSetting('STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY beside it.');
  }
  if (!/^(sk|rk)_[A-Za-z0-9_]+$/.test(secretKey))
    throw new InvalidSetting('STRIPE_SECRET_KEY must be a secret key, which begins with sk_ or rk_.');
  if (webhookSecret !== undefined && !/^whsec_[!-~]+$/.test(webhookSecret))
    throw new InvalidSetting(
      "STRIPE_WEBHOOK_SECRET must be an endpoint's signing secret, which begins with whsec_.",
    );
  return { secretKey, webhookSecret, apiUrl: readStripeUrl(variable('STRIPE_API_URL')) };
}

function readStripeUrl(text = 'https://api.stripe.com'): URL {
  const url = URL.parse(text);
  // The library appends its own paths to the host, so a path here would be silently dropped.
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new InvalidSetting(
      'STRIPE_API_URL must be an address without a path, like https://api.stripe.com.',
    );
  return url;
}

/** Messages do not repeat the URL, which contains a password. */
function readMail(variable: (name: string) => string | undefined): MailConfig | undefined {
  const text = variable('SMTP_URL');
  const from = variable('CANVASS_MAIL_FROM');
  if (from !== undefined && !/^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\]+$/.test(from))
    throw new InvalidSetting(
      `CANVASS_MAIL_FROM must be a mail address alone, like forms@example.org, not "${from}".`,
    );
  if (text === undefined) {
    if (from === undefined) return undefined;
    throw new InvalidSetting('CANVASS_MAIL_FROM needs SMTP_URL beside it.');
  }
  const server = readSmtpUrl(text);
  if (server === undefined)
    throw new InvalidSetting(
      'SMTP_URL must be an address like smtp://user:password@mail.example.org:587, or with smtps://; docs/mail.md lists its options.',
    );
  return { server, from: from ?? `canvass@${publicHost(variable) || 'localhost'}` };
}

function readHelo(variable: (name: string) => string | undefined): string | undefined {
  const host = publicHost(variable);
  return isPublicName(host) ? host : undefined;
}

function publicHost(variable: (name: string) => string | undefined): string {
  return URL.parse(variable('CANVASS_URL') ?? '')?.hostname ?? '';
}

/** Mail servers distrust a HELO without a dot; addresses need brackets, which the mail library adds. */
function isPublicName(host: string): boolean {
  return host.includes('.') && !host.endsWith('.localhost') && isIP(host) === 0;
}

/** Messages do not repeat the secret. */
function readOidc(variable: (name: string) => string | undefined): OidcConfig | undefined {
  const issuer = variable('OIDC_ISSUER');
  const clientId = variable('OIDC_CLIENT_ID');
  const clientSecret = variable('OIDC_CLIENT_SECRET');
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new InvalidSetting('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together.');
  const url = readIssuer(issuer);
  return {
    issuer: url,
    clientId,
    clientSecret,
    name: variable('OIDC_NAME') ?? url.host,
    scopes: readScopes(variable('OIDC_SCOPES') ?? 'openid email profile'),
    join: readJoin(variable('OIDC_JOIN')),
  };
}

function readIssuer(text: string): URL {
  const url = URL.parse(text);
  // Without TLS, anyone on the network path could forge the provider's claims about people.
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (url !== null && isSafe && url.search === '' && url.hash === '' && url.username === '') return url;
  throw new InvalidSetting(`OIDC_ISSUER must be an address like https://login.example.org, not "${text}".`);
}

function readScopes(text: string): string {
  const scopes = text.trim().split(/\s+/);
  if (scopes.includes('openid')) return scopes.join(' ');
  throw new InvalidSetting(`OIDC_SCOPES must have openid among its words, not "${text}".`);
}

function readJoin(text: string | undefined): OidcConfig['join'] {
  if (text === undefined) return undefined;
  const [organizationId = '', role, ...more] = text.split(':');
  if (organizationId !== '' && more.length === 0 && (role === 'member' || role === 'admin'))
    return { organizationId, role };
  throw new InvalidSetting(
    `OIDC_JOIN must be the id of an organisation with a role, like "4k2m9x0q:member" or "4k2m9x0q:admin", not "${text}".`,
  );
}
