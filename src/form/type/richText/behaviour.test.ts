import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerContext } from '../../value/answer.ts';
import { richText } from './behaviour.ts';
import type { RichTextField } from './settings.ts';

const context: AnswerContext = { today: '2026-11-15', matches: () => true, upload: () => undefined };

function field(text?: string): RichTextField {
  return { id: 'field4', type: 'rich_text', label: 'Terms', ...(text === undefined ? {} : { text }) };
}

test('its text is recorded only where formulas stand in it', () => {
  assert.equal(richText.source(field()), 'nobody');
  assert.equal(richText.source(field('# Terms\n[Read them](https://example.org) [carefully]')), 'nobody');
  assert.equal(richText.source(field('Use \\[field1] to repeat an answer.')), 'nobody');
  assert.equal(richText.source(field('Thank you, [field1].')), 'computed');
  assert.equal(richText.source(field('That is **[fixed(field2 * 1.19, 2)]** euros.')), 'computed');
});

test('nobody answers it, whatever is sent', () => {
  const computed = field('[field1]');
  assert.deepEqual(richText.readForm(computed, new Map([['field4', ['mine']]]), context), {
    answer: undefined,
  });
  for (const value of ['mine', 7, { text: 'mine' }, ['mine']])
    assert.deepEqual(richText.readJson(computed, value, context), { answer: undefined });
});

test('what was recorded keeps its lines, and an empty text is none', () => {
  const answer = richText.normalise(field(), ' Dear Anna,\r\nwelcome \u0000') ?? '';
  assert.equal(answer, 'Dear Anna,\nwelcome \ufffd');
  assert.equal(richText.readValue(field(), richText.printValue(field(), answer)), answer);
  assert.equal(richText.printText(field(), answer), answer);
  assert.equal(richText.normalise(field(), ' \n '), undefined);
  assert.equal(richText.readValue(field(), 7), undefined);
});
