import assert from 'node:assert/strict';
import { it } from 'node:test';
import { partLabel } from './partLabel.ts';

it('puts a colon between a question and its part, except after another mark', () => {
  assert.equal(partLabel('Tools', 'Hammer'), 'Tools: Hammer');
  assert.equal(partLabel('Tools, etc.', 'Hammer'), 'Tools, etc.: Hammer');
  assert.equal(partLabel('What did you use?', 'Food'), 'What did you use? Food');
  assert.equal(partLabel('Choose:', 'Food'), 'Choose: Food');
  assert.equal(partLabel('何を使いましたか？', '食べ物'), '何を使いましたか？ 食べ物');
});
