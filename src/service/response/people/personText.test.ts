import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PersonText, textsIn } from './personText.ts';

test('case, accents and spaces do not matter', () => {
  const person = new PersonText(' José  Ibáñez ', 'whole');
  assert.ok(person.matches('jose ibanez'));
  assert.ok(person.matches('JOSÉ\nIBÁÑEZ'));
  assert.ok(!person.matches('José Ibáñez Ruiz'));
  assert.ok(new PersonText('ibanez', 'part').matches('José Ibáñez Ruiz'));
  assert.ok(new PersonText('ANA@Example.org', 'whole').matches('ana@example.org'));
});

test('telephone numbers are compared by their digits', () => {
  const person = new PersonText('+49 (30) 1234-567', 'whole');
  assert.ok(person.matches('+49301234567'));
  assert.ok(!person.matches('+493012345678'));
  assert.ok(person.mayBeIn('{"value":"+49 30 123 45 67"}'));
  assert.ok(!person.mayBeIn('{"value":"+49 30 123 45 60"}'));
});

test('what an answer matches is never ruled out before', () => {
  for (const text of ['Ana "the boss"', 'back\\slash', 'a＂b', 'Zoë\tD’Arc', 'ﬁne name', '+41 44 668 18 00'])
    for (const match of ['whole', 'part'] as const) {
      const person = new PersonText(text, match);
      assert.ok(person.matches(text), text);
      assert.ok(person.mayBeIn(JSON.stringify({ value: [`${text}`] })), text);
    }
});

test('texts are found in every kind of value', () => {
  const value = [{ label: 'Red', value: 'r' }, 7, { rows: [['a', 'b']] }, null];
  assert.deepEqual([...textsIn(value)], ['Red', 'r', '7', 'a', 'b']);
});

test('any number of marks on one letter takes no longer than other texts', () => {
  const marked = `a${'\u0301\u0323'.repeat(100_000)}da`;
  const begun = process.cpuUsage();
  assert.ok(new PersonText('ada', 'whole').matches(marked));
  assert.ok(new PersonText('ada', 'whole').mayBeIn(JSON.stringify({ value: marked })));
  assert.ok(process.cpuUsage(begun).user < 4_000_000);
});
