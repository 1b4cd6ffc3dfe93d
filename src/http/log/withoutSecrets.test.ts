import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { newApiKey } from '#kit/secret/apiKey.ts';
import { lineWithoutSecrets, withoutSecretPaths } from './withoutSecrets.ts';

const secret = 'q0_Zt3Yw-8aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456';

const rows: [path: string, logged: string][] = [
  ['/join/abc_-123', '/join/…'],
  ['/setup/abc', '/setup/…'],
  ['/reset/abc', '/reset/…'],
  ['/confirm-email/abc', '/confirm-email/…'],
  [`/reset/${secret}/`, '/reset/…/'],
  [`/reset/${secret}//`, '/reset/…//'],
  [`/reset/${secret}/x`, '/reset/…/…'],
  [`//reset/${secret}`, '//reset/…'],
  [`/RESET/${secret}`, '/RESET/…'],
  [`/join/${secret}/index.html`, '/join/…/…'],
  [`/app/reset/${secret}`, '/app/reset/…'],
  [`/app/join/${secret}`, '/app/join/…'],
  [`/reset%2F${secret}`, '/…'],
  ['/reset%2Fabc', '/…'],
  [`/f/contact1%3Fresume=${secret}`, '/f/…'],
  ['/f/contact1/aBcDeFgHiJkLmNoPqRsTu-', '/f/contact1/…'],
  ['/f/contact1/_aBcDeFgHiJkLmNoPqRsTu-', '/f/contact1/…'],
  ['/f/contact1/aBcDeFgHiJkLmNoPqRsTu-xyz', '/f/contact1/…'],
  ['/f/contact1/abcdefgh1jklmn0pqrstu-', '/f/contact1/…'],
  ['/_abcdefgh1jklmn0pqrstu-', '/…'],
  [`/v2/forms/${newApiKey()}`, '/v2/forms/…'],
  [`/v2/forms/_${newApiKey()}x`, '/v2/forms/…'],
  [`/v2/forms/${newApiKey().toLowerCase()}`, '/v2/forms/…'],
  ['/app/o/acme', '/app/o/acme'],
  ['/app/o/acme/settings/security', '/app/o/acme/settings/security'],
  ['/f/summer-party-sign-up-1', '/f/summer-party-sign-up-1'],
  ['/f/customer-survey-2026-of-the-summer', '/f/customer-survey-2026-of-the-summer'],
  ['/assets/responseTable-4f3a9c1b2d.js', '/assets/responseTable-4f3a9c1b2d.js'],
  [
    '/v2/files/1f0c2a34-1111-4222-8333-444455556666/content',
    '/v2/files/1f0c2a34-1111-4222-8333-444455556666/content',
  ],
  ['/F/Contact%20us', '/F/Contact%20us'],
  ['/%', '/%'],
];

for (const [path, logged] of rows)
  test(`the path ${path}`, () => assert.equal(withoutSecretPaths(path), logged));

/** Each character as it is or percent-encoded, some of them twice. */
const spelled = (text: string) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: text.length, maxLength: text.length }).map((ways) =>
    [...text]
      .map((character, index) => {
        const code = character.charCodeAt(0).toString(16);
        return ways[index] === 0 ? `%${code}` : ways[index] === 1 ? `%25${code.toUpperCase()}` : character;
      })
      .join(''),
  );

test('no spelling of an address shows a secret', () => {
  const word = fc.constantFrom('reset', 'JOIN', 'app', 'f/contact1', 'v2', '', '.', '..', 'x', 'setup');
  const between = fc.constantFrom('/', '//', '/./', '%2F', '%252f', '/;a=', '/?', '/key=', '/(', '/%20');
  const end = fc.constantFrom('', '/', '//', '/index.html', '.html', '%20', ')', '%0A', '?x', ',', '=');
  const kind = fc.constantFrom(
    () => randomBytes(32).toString('base64url'),
    () => newApiKey(),
    () => `_${newApiKey()}`,
    () => newApiKey().toLowerCase(),
  );
  fc.assert(
    fc.property(
      word,
      between,
      kind,
      end,
      fc.infiniteStream(fc.nat()),
      (before, joint, make, after, noise) => {
        const hidden = make();
        const [shown] = fc.sample(spelled(hidden), { numRuns: 1, seed: noise.next().value });
        const logged = withoutSecretPaths(`/${before}${joint}${shown}${after}`);
        for (let at = 0; at + 8 <= hidden.length; at += 1)
          assert.ok(!fullyDecoded(logged).includes(hidden.slice(at, at + 8)), logged);
      },
    ),
    { numRuns: 2000 },
  );
});

function fullyDecoded(text: string): string {
  const once = text.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return once === text ? text : fullyDecoded(once);
}

test('a line of the log quotes no secret, and keeps ids', () => {
  const id = '1f0c2a34-1111-4222-8333-444455556666';
  assert.equal(
    lineWithoutSecrets(`{"err":{"message":"no /reset/${secret}?a"},"request":"${id}"}`),
    `{"err":{"message":"no /reset/…?a"},"request":"${id}"}`,
  );
  for (const key of [newApiKey(), `_${newApiKey()}`, `${newApiKey()}x`, newApiKey().toLowerCase()])
    assert.equal(lineWithoutSecrets(`key ${key}.`), 'key ….');
});
