import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answerForm,
  answerJson,
  assertSurvives,
  assertWithstands,
  context,
  hostile,
  nothing,
} from '../testing/answering.ts';
import { email } from './behaviour.ts';
import type { EmailField } from './settings.ts';

const field: EmailField = { id: 'field1', type: 'email', label: 'E-mail' };

test('an address comes from a browser and from JSON, its domain in small letters', () => {
  assert.deepEqual(answerForm(email, field, { field1: [' Ada@Example.ORG '] }), { kept: 'Ada@example.org' });
  assert.deepEqual(answerJson(email, field, 'Ada@Example.ORG'), { kept: 'Ada@example.org' });
  assert.equal(answerForm(email, field, {}), 'nothing');
  for (const value of nothing) assert.equal(answerJson(email, field, value), 'nothing');
});

test('addresses that people have are taken', () => {
  for (const address of [
    'a@b.co',
    'first.last+tag@sub.example.co.uk',
    "o'brien@example.org",
    'a_b-c=d@example.museum',
    'ada@xn--mnchen-3ya.example',
    'ada@münchen.example',
    'данила@почта.рф',
    '用户@例子.中国',
    `${'a'.repeat(64)}@example.org`,
    `a@${'b'.repeat(63)}.example.org`,
    'a@123.example.org',
  ]) {
    assert.deepEqual(answerJson(email, field, address), { kept: address });
  }
});

test('what no mail would reach is refused', () => {
  for (const address of [
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.',
    'ada@.org',
    'ada@example..org',
    'ada@@example.org',
    'a@b@example.org',
    '.ada@example.org',
    'ada.@example.org',
    'a..b@example.org',
    '"a b"@example.org',
    'a b@example.org',
    'Ada <ada@example.org>',
    'ada@example.org,bob@example.org',
    'ada@-example.org',
    'ada@example-.org',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@exa_mple.org',
    'ada@xn--.example',
    'mailto:ada@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(64)}.org`,
    `a@${'b.'.repeat(130)}org`,
    'a@'.repeat(500_000),
  ]) {
    assert.equal(answerJson(email, field, address), 'email_invalid', address.slice(0, 80));
  }
});

test('a line break cannot smuggle in another header', () => {
  assert.equal(answerJson(email, field, 'ada@example.org\r\nBcc: bob@example.org'), 'email_invalid');
});

test('only addresses of the allowed domains are taken', () => {
  const ours: EmailField = { ...field, allowed_domains: ['example.org', 'xn--mnchen-3ya.example'] };
  assert.deepEqual(answerJson(email, ours, 'a@EXAMPLE.org'), { kept: 'a@example.org' });
  assert.deepEqual(answerJson(email, ours, 'a@münchen.example'), { kept: 'a@münchen.example' });
  for (const domain of ['example.com', 'sub.example.org', 'notexample.org', 'example.org.evil.example']) {
    assert.equal(answerJson(email, ours, `a@${domain}`), 'email_domain_refused', domain);
  }
  assert.deepEqual(email.validate(ours, 'a@example.com', context), {
    code: 'email_domain_refused',
    parameters: { domain: 'example.com' },
  });
});

test('addresses of blocked domains are refused, however they are written', () => {
  const field1: EmailField = { ...field, blocked_domains: ['example.com', 'xn--mnchen-3ya.example'] };
  for (const domain of [
    'example.com',
    'Example.COM',
    'ｅxample.com',
    'münchen.example',
    'MU\u0308NCHEN.example',
  ]) {
    assert.equal(answerJson(email, field1, `a@${domain}`), 'email_domain_refused', domain);
  }
  assert.deepEqual(answerJson(email, field1, 'a@example.org'), { kept: 'a@example.org' });
  const both: EmailField = { ...field1, allowed_domains: ['example.com'] };
  assert.equal(answerJson(email, both, 'a@example.com'), 'email_domain_refused');
});

test('placeholder and what stands in it at the beginning change no answer', () => {
  const dressed: EmailField = { ...field, placeholder: 'name@example.org', default: 'a@example.org' };
  assert.equal(answerForm(email, dressed, { field1: [''] }), 'nothing');
});

test('it prints as it is and is text everywhere', () => {
  assert.equal(email.printValue(field, 'a@example.org'), 'a@example.org');
  assert.equal(email.printText(field, 'a@example.org'), 'a@example.org');
  assert.equal(email.printCell(field, 'a@example.org'), 'a@example.org');
  assert.equal(email.asNumber(field, 'a@example.org'), '0');
  assert.equal(email.formulaUse(field), 'text');
  assert.equal(email.comparison(field), 'text');
  assert.equal(email.source(field), 'visitor');
  assert.equal(email.settable, true);
});

test('nothing hostile is taken for an address', () => {
  for (const value of hostile) {
    assert.equal(typeof answerJson(email, field, value), 'string');
    assertWithstands(email, field, value);
  }
  for (const value of [1, true, {}, ['a@example.org'], JSON.parse('{"__proto__":"a@example.org"}')]) {
    assert.equal(answerJson(email, field, value), 'malformed');
    assert.equal(email.readValue(field, value), undefined);
  }
});

test('whatever is kept survives', () => {
  const domain = fc.oneof(
    fc.domain(),
    fc.string({ unit: 'grapheme', minLength: 1 }).map((label) => `${label}.Example`),
    fc.constantFrom(
      'İSTANBUL.example',
      'ΟΔΟΣ.example',
      'STRASSE.example',
      'ẞ.example',
      'K\u030c.example',
      'Å.example',
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.tuple(fc.string(), domain).map((parts) => parts.join('@')),
      ),
      (address) => {
        const outcome = answerJson(email, field, address);
        if (typeof outcome === 'object') assertSurvives(email, field, outcome.kept);
        const normalised = email.normalise(field, address);
        if (normalised !== undefined) assert.equal(email.normalise(field, normalised), normalised);
      },
    ),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(domain, (name) => {
      const outcome = answerJson(email, field, `a@${name}`);
      if (typeof outcome === 'object') assertSurvives(email, field, outcome.kept);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(email, field, value)));
});

test('addresses as the standard generates them are taken', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: '-1' }), (address) => {
      assert.equal(typeof answerJson(email, field, address), 'object', address);
    }),
  );
});
