import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftHash, looksLikeDraftSecret, newDraftSecret, openAnswers, sealAnswers } from './sealAnswers.ts';

test('saved answers open with their secret, for their form, unchanged, and in no other way', () => {
  const secret = newDraftSecret();
  assert.ok(looksLikeDraftSecret(secret));
  const sealed = sealAnswers(secret, 'form1', 'Grüße, Ana 🎈');
  assert.equal(openAnswers(secret, 'form1', sealed), 'Grüße, Ana 🎈');
  assert.equal(openAnswers(newDraftSecret(), 'form1', sealed), undefined);
  assert.equal(openAnswers(secret, 'form2', sealed), undefined);
  const bytes = Buffer.from(sealed, 'base64');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  assert.equal(openAnswers(secret, 'form1', bytes.toString('base64')), undefined);
  assert.equal(openAnswers(secret, 'form1', ''), undefined);
  // The stored hash does not open them, and sealing is randomised.
  assert.equal(openAnswers(draftHash(secret), 'form1', sealed), undefined);
  assert.notEqual(sealAnswers(secret, 'form1', 'Ana'), sealAnswers(secret, 'form1', 'Ana'));
});
