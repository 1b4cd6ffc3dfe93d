import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameAmong } from './nameAmong.ts';

const line = (label: string, value: unknown) => ({ type: 'one_line_input', label, value });
const mail = { type: 'email', label: 'Where do we write?', value: 'kim@example.org' };

test('the name of whoever answered is what they wrote as their name', () => {
  const asked = [
    'What may we call you?',
    'Your name',
    'Vor- und Nachname',
    'Prénom',
    'Nombre',
    'Nome completo',
  ];
  for (const label of asked)
    assert.equal(nameAmong([line('Ticket', 'Adult'), mail, line(label, ' Kim ')]), 'Kim', label);
});

test('without a name it is the mail address, and otherwise nobody’s', () => {
  assert.equal(nameAmong([line('Your name', ' '), mail]), 'kim@example.org');
  assert.equal(nameAmong([line('Tournament', 'x')]), undefined);
  assert.equal(
    nameAmong([line('Colour', 'Blue'), { type: 'comment', label: 'Name', value: 'x' }]),
    undefined,
  );
  assert.equal(nameAmong([]), undefined);
});

test('a very long name is cut between its letters', () => {
  const name = nameAmong([line('Name', '😀'.repeat(80))]) ?? '';
  assert.deepEqual([...name], [...Array.from({ length: 60 }, () => '😀'), '…']);
});
