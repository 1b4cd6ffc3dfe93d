import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { verifyProof, writeChallenge } from '#service/collect/spam/proof.ts';
import { solveProof } from '../../web/page/proof.ts';

const now = 1_800_000_000_000;
const id = randomUUID();

test('the browser’s proof matches the server’s challenge, for one submission and an hour', async () => {
  const challenge = writeChallenge('key', 'form1', id, now);
  const proof = await solveProof(challenge);
  assert.ok(proof.length <= 500, 'programs may send as much');
  assert.equal(verifyProof('key', 'form1', id, proof, now), true);
  assert.equal(
    verifyProof('key', 'form1', id.toUpperCase(), proof, now + 3_600_000),
    true,
    'however the id is written',
  );
  assert.equal(verifyProof('key', 'form1', id, proof, now + 3_600_001), false, 'too late');
  assert.equal(verifyProof('key', 'form2', id, proof, now), false, 'of another form');
  assert.equal(verifyProof('key', 'form1', randomUUID(), proof, now), false, 'of another submission');
  assert.equal(verifyProof('other', 'form1', id, proof, now), false, 'of another server');
});

test('nothing less than the work is a proof', async () => {
  const challenge = writeChallenge('key', 'form1', id, now);
  const proof = await solveProof(challenge);
  const [rounds, bits, expires, seed, numbers = ''] = proof.split('.');
  const easier = ['1', '0', expires, seed, '0'].join('.');
  const later = [rounds, bits, String(now + 10 ** 9), seed, numbers].join('.');
  const half = numbers.split('-').slice(0, 4).join('-');
  const repeated = [...numbers.split('-')].fill(numbers.split('-')[0] ?? '').join('-');
  const wrong = [
    easier,
    later,
    `${challenge}.${half}`,
    `${challenge}.${repeated}`,
    challenge,
    `${challenge}.`,
  ];
  wrong.push('', '8.13..', `${challenge}.0-0-0-0-0-0-0-0`, `${challenge}.${'9'.repeat(10)}-0-0-0-0-0-0-0`);
  for (const each of wrong) assert.equal(verifyProof('key', 'form1', id, each, now), false, each);
  assert.equal(verifyProof('key', 'form1', id, undefined, now), false);
});

test('the program in the documentation solves it too', async () => {
  const text = await readFile(new URL('../../docs/spam.md', import.meta.url), 'utf8');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
  const source = `${program}\nexport default prove;`;
  const { default: prove } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  assert.equal(verifyProof('key', 'form1', id, prove(writeChallenge('key', 'form1', id, now)), now), true);
});
