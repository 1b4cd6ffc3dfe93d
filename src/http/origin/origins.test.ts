import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type OriginSettings, openOrigins } from './origins.ts';

const alone: OriginSettings = { url: undefined, formsUrl: undefined, hsts: 'host', host: '127.0.0.1' };
const split: OriginSettings = {
  ...alone,
  url: 'https://app.example.org',
  formsUrl: 'https://forms.example.org',
};

test('one address: every host leads to everything', () => {
  const { sideOf } = openOrigins({ ...alone, url: 'https://example.org' });
  for (const host of ['example.org', 'forms.example.org', '10.0.0.7:3000', '', undefined])
    assert.equal(sideOf(host).name, 'any', String(host));
});

const sides: [host: string | undefined, side: string][] = [
  ['app.example.org', 'app'],
  ['APP.Example.org', 'app'],
  ['app.example.org:443', 'app'],
  ['app.example.org.', 'app'],
  ['forms.example.org', 'forms'],
  ['forms.example.org:443', 'forms'],
  ['forms.example.org.:443', 'forms'],
  ['forms.example.org:8443', 'any'],
  ['forms.example.org:80', 'any'],
  ['example.org', 'any'],
  ['127.0.0.1:3000', 'any'],
  ['', 'any'],
  [undefined, 'any'],
];
for (const [host, side] of sides)
  test(`two addresses: ${host} is ${side}`, () => assert.equal(openOrigins(split).sideOf(host).name, side));

test('a port that was chosen belongs to the address', () => {
  const urls = { url: 'http://app.localhost:3000', formsUrl: 'http://forms.localhost:3000' };
  const { sideOf } = openOrigins({ ...alone, ...urls });
  assert.equal(sideOf('forms.localhost:3000').name, 'forms');
  assert.equal(sideOf('forms.localhost').name, 'any');
});

test('HSTS is for https addresses, as far as the operator says', () => {
  const header = (settings: Partial<OriginSettings>, host?: string) =>
    openOrigins({ ...split, ...settings })
      .sideOf(host)
      .transport.join(': ');
  assert.equal(header({}), 'Strict-Transport-Security: max-age=31536000');
  assert.equal(
    header({ hsts: 'subdomains' }),
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
  );
  assert.equal(header({ hsts: 'off' }), '');
  assert.equal(header({ url: 'http://app.example.org' }, 'app.example.org'), '');
  assert.equal(header({ url: 'http://app.example.org' }, 'forms.example.org'), header({}));
  assert.equal(header(alone), '');
});

const ownNames = [
  'localhost:3000',
  '127.0.0.1:3000',
  '127.8.8.8',
  '[::1]:3000',
  'a.localhost:3000',
  undefined,
];
const foreignNames = [
  'evil.example:3000',
  '192.168.1.5:3000',
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  '',
  'a b',
];

test('for this machine alone, other names are not answered, again and again', () => {
  for (const host of ['127.0.0.1', '::1', 'localhost']) {
    const { answers } = openOrigins({ ...alone, host });
    for (const name of [...ownNames, ...ownNames]) assert.equal(answers(name), true, String(name));
    for (const name of [...foreignNames, ...foreignNames]) assert.equal(answers(name), false, name);
  }
});

test('with a public address, its names and those of this machine are answered', () => {
  const own = ['app.example.org', 'APP.example.org:443', 'app.example.org.', 'app.example.org:3000'];
  for (const settings of [split, { ...split, host: '0.0.0.0' }, { ...split, formsUrl: undefined }]) {
    const { answers } = openOrigins(settings);
    for (const name of [...own, ...ownNames, ...own]) assert.equal(answers(name), true, String(name));
    for (const name of [
      ...foreignNames,
      'example.org',
      'app.example.org.evil.example',
      'evil.app.example.org',
    ])
      assert.equal(answers(name), false, name);
    assert.equal(answers('forms.example.org'), settings.formsUrl !== undefined);
  }
  const local = openOrigins({ ...alone, url: 'http://localhost:3000', host: '0.0.0.0' });
  assert.equal(local.answers('localhost:3000'), true);
  assert.equal(local.answers('evil.example:3000'), false);
});

test('for other machines without a public address, every name is answered', () => {
  for (const host of ['0.0.0.0', '::'])
    for (const name of [...ownNames, ...foreignNames])
      assert.equal(openOrigins({ ...alone, host }).answers(name), true, `${host} ${name}`);
});
