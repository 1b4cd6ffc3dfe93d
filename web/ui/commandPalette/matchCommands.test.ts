import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { matchCommands } from './matchCommands.ts';

const commands = [
  { label: 'Invite a member', group: 'Organisation' },
  { label: 'Members', group: 'Go to' },
  { label: 'Create key', group: 'Organisation' },
  { label: 'Café feedback', group: 'Forms' },
  { label: 'Keyboard shortcuts', group: 'Do', synonyms: 'help' },
  { label: 'API keys', group: 'Go to', hint: 'Settings' },
];
const found = (query: string) => matchCommands(commands, query).map(({ label }) => label);

describe('what is typed into the palette', () => {
  test('shows everything while there is nothing', () => assert.equal(found('  ').length, commands.length));
  test('prefers the shorter of two labels in which a word begins with it', () => {
    assert.deepEqual(found('mem'), ['Members', 'Invite a member']);
    assert.deepEqual(found('key'), ['API keys', 'Create key', 'Keyboard shortcuts']);
  });
  test('knows what else a command is called, and what it belongs to', () => {
    assert.deepEqual(found('help'), ['Keyboard shortcuts']);
    assert.deepEqual(found('settings key'), ['API keys']);
  });
  test('finds without accents, and with them', () => {
    assert.deepEqual(found('cafe'), ['Café feedback']);
    assert.deepEqual(found('CAFÉ'), ['Café feedback']);
  });
  test('wants all words, from the label or the group', () => {
    assert.deepEqual(found('organisation key'), ['Create key']);
    assert.deepEqual(found('forms key'), []);
  });
  test('finds letters in their order', () => assert.deepEqual(found('crky'), ['Create key']));
  test('finds nothing for what is nowhere', () => assert.deepEqual(found('zebra'), []));
});
