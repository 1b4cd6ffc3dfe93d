import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { noAddresses } from '#kit/network/addressSet.ts';
import { noHosts } from '#kit/network/allowedHosts.ts';
import { configuredUrl, InvalidSetting, readConfig } from './config.ts';

test('nothing set: this machine only, port 3000, ./data, SQLite', () => {
  assert.deepEqual(readConfig({}, {}), {
    data: resolve('data'),
    host: '127.0.0.1',
    port: 3000,
    url: undefined,
    formsUrl: undefined,
    hsts: 'host',
    databaseUrl: undefined,
    allowUnsafePostgres: false,
    metricsToken: undefined,
    securityContact: undefined,
    trustedProxies: noAddresses,
    allowedHosts: noHosts,
    holdDeliveries: false,
    locations: 'own',
    submitLimit: 60,
    mailLimits: { organization: 2000, installation: 10_000 },
    auditDays: 400,
    pdfFonts: [],
    stripe: undefined,
    mail: undefined,
    mailHelo: undefined,
    oidc: undefined,
    logLevel: 'info',
    logFormat: undefined,
  });
});

test('flags win over the environment, and an empty variable counts as not set', () => {
  const environment = {
    CANVASS_PORT: '1',
    CANVASS_HOST: '::1',
    CANVASS_DATA: '/a',
    CANVASS_URL: '',
    DATABASE_URL: '',
  };
  const fromEnvironment = readConfig({}, environment);
  assert.equal(fromEnvironment.port, 1);
  assert.equal(fromEnvironment.host, '::1');
  assert.equal(fromEnvironment.data, '/a');
  assert.equal(fromEnvironment.url, undefined);
  assert.equal(fromEnvironment.databaseUrl, undefined);
  const fromFlags = readConfig({ port: '2', host: '0.0.0.0', data: '/b' }, environment);
  assert.equal(fromFlags.port, 2);
  assert.equal(fromFlags.host, '0.0.0.0');
  assert.equal(fromFlags.data, '/b');
});

test('a command is told the address of the service by CANVASS_URL, else by a port that somebody chose', () => {
  assert.equal(
    configuredUrl({}, { CANVASS_URL: 'https://a.example', CANVASS_PORT: '1' }),
    'https://a.example',
  );
  assert.equal(configuredUrl({}, { CANVASS_PORT: '4100' }), 'http://localhost:4100');
  assert.equal(configuredUrl({ port: '4200' }, { CANVASS_PORT: '4100' }), 'http://localhost:4200');
  for (const port of [undefined, '', '0']) assert.equal(configuredUrl({}, { CANVASS_PORT: port }), undefined);
});

test('the public address loses the slash at its end and may have a path', () => {
  const url = (text: string) => readConfig({}, { CANVASS_URL: text }).url;
  assert.equal(url('https://forms.example.org/'), 'https://forms.example.org');
  assert.equal(url('https://forms.example.org'), 'https://forms.example.org');
  assert.equal(url('http://example.org:8080/forms//'), 'http://example.org:8080/forms');
});

test('forms may have an address of their own, on another host than the app', () => {
  const forms = (text: string, app = 'https://app.example.org') =>
    readConfig({}, { CANVASS_URL: app, CANVASS_FORMS_URL: text }).formsUrl;
  assert.equal(forms('https://forms.example.org/'), 'https://forms.example.org');
  assert.equal(
    forms('http://forms.localhost:3000', 'http://app.localhost:3000'),
    'http://forms.localhost:3000',
  );
  assert.equal(forms('HTTPS://Forms.Example.org:443'), 'https://forms.example.org');
  assert.equal(forms(''), undefined);
  assert.throws(() => forms('https://app.example.org'), InvalidSetting);
  assert.throws(() => forms('https://app.example.org:8443'), /another host name/, 'cookies know no ports');
  assert.throws(() => forms('https://forms.example.org', ''), /needs CANVASS_URL/);
});

const wrong: [name: string, value: string][] = [
  ['CANVASS_FORMS_URL', 'forms.example.org'],
  ['CANVASS_FORMS_URL', 'ftp://forms.example.org'],
  ['CANVASS_FORMS_URL', 'https://forms.example.org/f'],
  ['CANVASS_FORMS_URL', 'https://forms.example.org/?a'],
  ['CANVASS_FORMS_URL', 'https://user@forms.example.org/'],
  ['CANVASS_HSTS', 'on'],
  ['CANVASS_PORT', 'http'],
  ['CANVASS_PORT', '-1'],
  ['CANVASS_PORT', '65536'],
  ['CANVASS_PORT', '1e3'],
  ['CANVASS_PORT', ' 80'],
  ['CANVASS_PORT', '80.5'],
  ['CANVASS_URL', 'forms.example.org'],
  ['CANVASS_URL', 'ftp://example.org'],
  ['CANVASS_URL', 'https://example.org/?a=b'],
  ['CANVASS_URL', 'https://example.org/#a'],
  ['CANVASS_URL', 'https://user:word@example.org/'],
  ['CANVASS_TRUSTED_PROXIES', 'proxy.example.org'],
  ['CANVASS_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['CANVASS_ALLOW_HOSTS', 'https://hooks.internal'],
  ['CANVASS_ALLOW_HOSTS', '10.0.0.0/33'],
  ['CANVASS_SUBMIT_LIMIT', '-1'],
  ['CANVASS_SUBMIT_LIMIT', '1.5'],
  ['CANVASS_SUBMIT_LIMIT', 'off'],
  ['CANVASS_ORGANIZATION_MAIL_LIMIT', '-1'],
  ['CANVASS_MAIL_LIMIT', 'none'],
  ['CANVASS_AUDIT_DAYS', 'a year'],
  ['CANVASS_LOG_FORMAT', 'pretty'],
  ['DATABASE_URL', 'mysql://example.org/x'],
  ['DATABASE_URL', 'host=example.org'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_SECRET_KEY', 'sk_test 1'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_1'],
];

for (const [name, value] of wrong) {
  test(`${name}=${value} is refused`, () => {
    assert.throws(() => readConfig({}, { [name]: value }), InvalidSetting);
  });
}

test('trusted proxies are told by addresses, ranges and names of ranges', () => {
  const { trustedProxies } = readConfig({}, { CANVASS_TRUSTED_PROXIES: 'loopback, 10.1.0.0/16' });
  assert.equal(trustedProxies.has('127.0.0.1'), true);
  assert.equal(trustedProxies.has('10.1.2.3'), true);
  assert.equal(trustedProxies.has('10.2.0.0'), false);
});

test('the limit of submissions can be lifted', () => {
  assert.equal(readConfig({}, { CANVASS_SUBMIT_LIMIT: '0' }).submitLimit, 0);
  assert.equal(readConfig({}, { CANVASS_AUDIT_DAYS: '0' }).auditDays, 0);
});

test('the limits of mails are set one by one', () => {
  const { mailLimits } = readConfig({}, { CANVASS_ORGANIZATION_MAIL_LIMIT: '50', CANVASS_MAIL_LIMIT: '0' });
  assert.deepEqual(mailLimits, { organization: 50, installation: 0 });
});

test('places are told by a database of the operator, or not at all', () => {
  assert.deepEqual(readConfig({}, { CANVASS_GEOIP: '/geo/city.mmdb' }).locations, { path: '/geo/city.mmdb' });
  assert.equal(readConfig({}, { CANVASS_GEOIP: 'off' }).locations, 'off');
});

test('fonts for PDFs are files separated by commas', () => {
  const { pdfFonts } = readConfig({}, { CANVASS_PDF_FONTS: '/fonts/a.ttc, b.otf,' });
  assert.deepEqual(pdfFonts, ['/fonts/a.ttc', resolve('b.otf')]);
});

test('a wrong DATABASE_URL is not repeated, since it may hold a password', () => {
  assert.throws(
    () => readConfig({}, { DATABASE_URL: 'mysql://u:hunter2@example.org' }),
    (error: Error) => !error.message.includes('hunter2'),
  );
});

test('payments are set up by their secret key alone, at Stripe itself', () => {
  const { stripe } = readConfig({}, { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: '' });
  assert.equal(stripe?.secretKey, 'sk_test_1');
  assert.equal(stripe?.webhookSecret, undefined);
  assert.equal(stripe?.apiUrl.href, 'https://api.stripe.com/');
});

test('payments can be pointed at another address', () => {
  const { stripe } = readConfig(
    {},
    {
      STRIPE_SECRET_KEY: 'rk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_a/b+c=',
      STRIPE_API_URL: 'http://127.0.0.1:12111',
    },
  );
  assert.equal(stripe?.webhookSecret, 'whsec_a/b+c=');
  assert.equal(stripe?.apiUrl.href, 'http://127.0.0.1:12111/');
});

const wrongBesideKey: [name: string, value: string][] = [
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_a b'],
  ['STRIPE_API_URL', 'stripe.example.org'],
  ['STRIPE_API_URL', 'ftp://api.stripe.com'],
  ['STRIPE_API_URL', 'https://api.stripe.com/v1'],
  ['STRIPE_API_URL', 'https://api.stripe.com/?a'],
  ['STRIPE_API_URL', 'https://user:word@api.stripe.com/'],
];

for (const [name, value] of wrongBesideKey) {
  test(`${name}=${value} is refused, and not repeated`, () => {
    assert.throws(
      () => readConfig({}, { STRIPE_SECRET_KEY: 'sk_test_1', [name]: value }),
      (error) => error instanceof InvalidSetting && !error.message.includes(value),
    );
  });
}

test('a wrong Stripe key is not repeated', () => {
  assert.throws(
    () => readConfig({}, { STRIPE_SECRET_KEY: 'hunter2' }),
    (error) => error instanceof InvalidSetting && !error.message.includes('hunter2'),
  );
});

test('mails leave through a server, from an address of the installation', () => {
  const mail = (environment: Record<string, string>) => readConfig({}, environment).mail;
  const server = { SMTP_URL: 'smtp://mail.example.org' };
  assert.equal(mail(server)?.server.host, 'mail.example.org');
  assert.equal(mail(server)?.from, 'canvass@localhost');
  assert.equal(
    mail({ ...server, CANVASS_URL: 'https://forms.example.org:8443/x' })?.from,
    'canvass@forms.example.org',
  );
  assert.equal(mail({ ...server, CANVASS_MAIL_FROM: 'hello@example.org' })?.from, 'hello@example.org');
});

test('the security contact is a mail or https address', () => {
  const contact = (text: string) => readConfig({}, { CANVASS_SECURITY_CONTACT: text }).securityContact;
  assert.equal(contact(''), undefined);
  for (const text of ['mailto:security@example.org', 'https://example.org/security?from=form'])
    assert.equal(contact(text), text);
  assert.equal(contact('https://example.org/a\nPolicy: b'), 'https://example.org/aPolicy:%20b');
  for (const text of ['security@example.org', 'http://example.org/security', 'mailto:nobody', 'tel:+4930'])
    assert.throws(() => contact(text), /CANVASS_SECURITY_CONTACT/, text);
});

test('the mail server is greeted by the public host name, unless that is none', () => {
  const helo = (url: string) =>
    readConfig({}, { SMTP_URL: 'smtp://mail.example.org', CANVASS_URL: url }).mailHelo;
  assert.equal(helo('https://forms.example.org:8443/x'), 'forms.example.org');
  for (const url of [
    '',
    'http://localhost:3000',
    'http://a.localhost',
    'http://192.0.2.7',
    'http://[2001:db8::1]',
  ])
    assert.equal(helo(url), undefined, url);
});

test('a mail setting that cannot be used is told, without the password in it', () => {
  const refused = (environment: Record<string, string>, words: RegExp) =>
    assert.throws(
      () => readConfig({}, environment),
      (error) =>
        error instanceof InvalidSetting && words.test(error.message) && !error.message.includes('hush'),
    );
  refused({ SMTP_URL: 'http://me:hush@mail.example.org' }, /SMTP_URL/);
  refused({ SMTP_URL: 'smtp://me:hush@mail.example.org?logger=true' }, /SMTP_URL/);
  refused({ CANVASS_MAIL_FROM: 'a@example.org' }, /SMTP_URL/);
  for (const from of [
    'Acme',
    'Acme <a@example.org>',
    'a@example.org, b@example.org',
    'a@example.org\nBcc: b@c.de',
  ])
    refused({ SMTP_URL: 'smtp://mail.example.org', CANVASS_MAIL_FROM: from }, /CANVASS_MAIL_FROM/);
});

const oidc = {
  OIDC_ISSUER: 'https://login.example.org/realms/orchard',
  OIDC_CLIENT_ID: 'canvass',
  OIDC_CLIENT_SECRET: 'hunter2',
};

test('a sign-in provider needs an address, an id and a secret, and the rest has a default', () => {
  assert.equal(readConfig({}, {}).oidc, undefined);
  assert.deepEqual(readConfig({}, oidc).oidc, {
    issuer: new URL('https://login.example.org/realms/orchard'),
    clientId: 'canvass',
    clientSecret: 'hunter2',
    name: 'login.example.org',
    scopes: 'openid email profile',
    join: undefined,
  });
  for (const name of Object.keys(oidc))
    assert.throws(() => readConfig({}, { ...oidc, [name]: '' }), InvalidSetting);
});

test('a sign-in provider has a name, scopes and an organisation that people join', () => {
  const more = { OIDC_NAME: 'Orchard ID', OIDC_SCOPES: 'openid  mail', OIDC_JOIN: '4k2m9x0q:admin' };
  const { oidc: read } = readConfig({}, { ...oidc, ...more });
  assert.deepEqual(
    [read?.name, read?.scopes, read?.join],
    ['Orchard ID', 'openid mail', { organizationId: '4k2m9x0q', role: 'admin' }],
  );
});

for (const issuer of ['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'])
  test(`a sign-in provider on this machine may be ${issuer}`, () => {
    assert.equal(readConfig({}, { ...oidc, OIDC_ISSUER: issuer }).oidc?.issuer.origin, issuer);
  });

const wrongForProvider: [name: string, value: string][] = [
  ['OIDC_ISSUER', 'login.example.org'],
  ['OIDC_ISSUER', 'http://login.example.org'],
  ['OIDC_ISSUER', 'https://user:word@login.example.org'],
  ['OIDC_ISSUER', 'https://login.example.org/?tenant=a'],
  ['OIDC_SCOPES', 'email profile'],
  ['OIDC_JOIN', '4k2m9x0q'],
  ['OIDC_JOIN', '4k2m9x0q:owner'],
  ['OIDC_JOIN', ':member'],
];

for (const [name, value] of wrongForProvider) {
  test(`${name}=${value} is refused`, () => {
    assert.throws(
      () => readConfig({}, { ...oidc, [name]: value }),
      (error) => error instanceof InvalidSetting && !error.message.includes('hunter2'),
    );
  });
}
