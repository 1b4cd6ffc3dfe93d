import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { avatarTone, tones } from './avatarTone.ts';
import { initialsOf } from './initialsOf.ts';

describe('the picture of a name', () => {
  const rows: [string, string][] = [
    ['Ada Lovelace', 'AL'],
    ['ada byron king lovelace', 'AL'],
    ['Plato', 'P'],
    ['kai@example.org', 'K'],
    ['kai.sand@example.org', 'KS'],
    ['Élodie Ørsted', 'ÉØ'],
    ['王小明', '王'],
    ['  ', '?'],
    ['🦊', '?'],
  ];
  for (const [name, initials] of rows)
    test(`of "${name}" is ${initials}`, () => assert.equal(initialsOf(name), initials));

  test('keeps its tone, which is one of those there are', () => {
    const given = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Radia', 'Leslie', 'Frances'].map(
      avatarTone,
    );
    assert.deepEqual(
      given,
      ['ada', 'GRACE', 'alan', 'edsger', 'barbara', 'donald', 'radia', 'leslie', ' frances'].map(avatarTone),
    );
    assert.ok(given.every((tone) => tone >= 1 && tone <= tones));
    assert.ok(new Set(given).size > 3, 'names share too few tones');
  });
});
