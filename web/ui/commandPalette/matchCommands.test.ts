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
  { label: 'Audit log', group: 'Go to', synonyms: 'history' },
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
  test('forgives a typo in a word of four letters or more, where nothing matches as it is', () => {
    for (const typed of [
      'auidt',
      'adit',
      'auddit',
      'audot',
      'udit',
      'audi log',
      'auidt lgo'.slice(0, 5),
      'hsitory',
    ])
      assert.deepEqual(found(typed), ['Audit log'], typed);
    for (const typed of ['auidtx', 'audxyt', 'histoooory', 'kxy']) assert.deepEqual(found(typed), [], typed);
    const long = { label: 'A fully finished draft of the annual report', group: 'Forms', isFirst: true };
    assert.equal(matchCommands([long, ...commands], 'auidt')[0]?.label, 'Audit log');
    assert.deepEqual(found('membrs'), ['Members']);
  });
  test('puts forms first among what matches as well, and before anything is typed a few of them', () => {
    const forms = Array.from({ length: 20 }, (_, index) => ({
      label: `Members survey ${index}`,
      group: 'Forms',
      isFirst: true,
    }));
    const all = [...commands, ...forms];
    const labels = (query: string) => matchCommands(all, query).map(({ label }) => label);
    assert.deepEqual(labels('mem').slice(0, 1), ['Members survey 0']);
    assert.equal(labels('mem').at(-1), 'Invite a member');
    assert.equal(labels('audit')[0], 'Audit log');
    assert.deepEqual(
      labels('').map((label) => label.startsWith('Members survey')),
      [...Array<boolean>(5).fill(true), ...Array<boolean>(commands.length).fill(false)],
    );
    assert.equal(labels('members survey').length, 20);
  });
  test('finds nothing for what is nowhere', () => assert.deepEqual(found('zebra'), []));
});
