import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { longPasswords } from './longPasswords.ts';
import { type PasswordStrength, passwordJudge } from './passwordStrength.ts';

const judge = await passwordJudge();
const known = ['Ada Lovelace', 'ada.l@engines.example', 'Analytical Engines'];

const common = [
  'P@ssw0rd123 0123456789 basketball michael123 password12 password123 Password2026 Passw0rd!! passwordpassword',
  'p4ssw0rd1! drowssap12 1234567890 0987654321 1122334455 1234512345 12345678910 123456789a 9876543210 1029384756',
  '1q2w3e4r5t q1w2e3r4t5 1qaz2wsx3edc zaq12wsx!QAZ !QAZ2wsx#EDC qazwsxedcrfv qwertyuiop qwertz12345 azertyuiop',
  'asdfghjkl; zxcvbnm,./ 1a2b3c4d5e a1b2c3d4e5 abcdefghij zyxwvutsrq abc123abc123 aaaaaaaaaa abababababab 147258369147',
  'iloveyou12 iloveyousomuch Iloveyou!! sunshine99 princess12 football123 Liverpool1 manchester chelsea1905 barcelona10',
  'letmein1234 letmeinplease welcome2024 Welcome123! Summer2024! Winter2025! october2023 monday1234 superman123',
  'spiderman1 starwars123 pokemon123 minecraft1 charlie1234 jessica2000 jennifer11 nicholas99 alexander1 christopher',
  'elizabeth1 butterfly1 chocolate1 computer12 samsung123 mustang1967 mercedes12 administrator admin12345 changeme123',
  'trustno1trustno1 whatever99 blink182blink182 fuckyou123 monkey12345 dragon2020! hellohello 0791234567 12051990ab',
  'Passwort123 Kennwort1! Willkommen1 motdepasse1 azerty12345 contraseña1 Contrasena2 bonjour123 йцукенгшщз пароль12345',
  'gfhjkm1234 canvass123 Canvass2026 thisismypassword mynameisjohn blue-monkey',
].flatMap((line) => line.split(' '));

test('common passwords are weak, however they are dressed up', () => {
  assert.ok(common.length >= 90, String(common.length));
  const taken = common.filter((password) => judge(password, known) !== 'weak');
  assert.deepEqual(taken, []);
});

test('so are the commonest long ones that no rule finds', () => {
  assert.ok(longPasswords.length > 4000);
  assert.deepEqual(
    longPasswords.filter((password) => judge(password, []) !== 'weak'),
    [],
  );
});

test('so is public information about the person', () => {
  for (const password of [
    'AdaLovelace1',
    'ada.l@engines.example',
    'Lovelace-1815',
    'l0v3lac3!!',
    'ecalevoladA',
    'analytical engines',
    'AnalyticalEngines26',
    'adalovelaceada',
  ])
    assert.equal(judge(password, known), 'weak', password);
  assert.notEqual(judge('Lovelace-1815', []), 'strong');
});

test('good ones are taken, in whatever script', () => {
  const cases: [string, PasswordStrength][] = [
    ['teal-harbour', 'fair'],
    ['a long new password', 'fair'],
    ['k7#Qx!2pLw', 'fair'],
    ['correct horse battery staple', 'strong'],
    ['ten green bottles', 'strong'],
    ['k7#Qx!2pLw9&zT', 'strong'],
    ['drei Elefanten im Regen', 'strong'],
    ['trois éléphants sous la pluie', 'strong'],
    ['tres tristes tigres', 'strong'],
    ['пароль медведь река', 'strong'],
    ['совершенно секретно', 'strong'],
    ['πέντε πράσινα καράβια', 'strong'],
    ['ثلاثة أفيال تحت المطر', 'strong'],
    ['שלושה פילים בגשם', 'strong'],
    ['三头大象在雨中慢慢走', 'fair'],
    ['雨の中の三頭の象たちと海', 'strong'],
    ['비 오는 날의 코끼리 세 마리', 'strong'],
    ['बारिश में तीन हाथी', 'strong'],
    ['ฝนตกช้างสามเชือก', 'strong'],
  ];
  for (const [password, expected] of cases) assert.equal(judge(password, known), expected, password);
});

test('what is too short is short, whatever it is', () => {
  for (const password of ['', 'k7#Qx!2pL', 'password']) assert.equal(judge(password, known), 'short');
});

test('every text gets a verdict, and repeating it does not improve it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 10, maxLength: 256 }), (password) => {
      const judged = judge(password, known);
      assert.ok(['weak', 'fair', 'strong'].includes(judged));
      if (password.length <= 60 && judged === 'weak')
        assert.notEqual(judge(password + password, known), 'strong');
    }),
    { numRuns: 200 },
  );
});
