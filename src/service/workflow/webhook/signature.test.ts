import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { newSigningKey, readSigningKey, signedHeaders } from './signature.ts';

test('the independent package verifies the signature of either key of a rotation, and of no other', () => {
  const [current, previous, other] = [newSigningKey(), newSigningKey(), newSigningKey()];
  const keys = [readSigningKey(current.text), readSigningKey(previous.text)];
  const body = '{"type":"response.created"}';
  const headers = { ...signedHeaders(keys, { id: 'x', time: Date.now(), body, ed25519: true }) };
  for (const { secret } of [current, previous]) new Webhook(secret).verify(body, headers);
  assert.throws(() => new Webhook(other.secret).verify(body, headers));
  assert.throws(() => new Webhook(current.secret).verify(`${body} `, headers));
});

test('the public key verifies the Ed25519 signature', () => {
  const { text, publicKey } = newSigningKey();
  const headers = signedHeaders([readSigningKey(text)], { id: 'x', time: 5000, body: 'b', ed25519: true });
  const [, signature = ''] = headers['webhook-signature'].split(' v1a,');
  const raw = Buffer.from(publicKey.replace(/^whpk_/, ''), 'base64');
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') },
    format: 'jwk',
  });
  assert.ok(verify(null, Buffer.from('x.5.b'), key, Buffer.from(signature, 'base64')));
});
