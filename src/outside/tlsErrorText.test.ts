import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tlsErrorText } from './tlsErrorText.ts';

const codes: [string, RegExp][] = [
  ['ERR_TLS_CERT_ALTNAME_INVALID', /for another name/],
  ['CERT_HAS_EXPIRED', /has expired/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /not trusted/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /not trusted/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /not trusted/],
  ['EPROTO', /does not speak TLS/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /does not speak TLS/],
];
for (const [code, sentence] of codes) {
  test(`${code} is told in words`, () => assert.match(tlsErrorText(code) ?? '', sentence));
}

test('what another attempt may cure is not about security', () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT'])
    assert.equal(tlsErrorText(code), undefined);
});
