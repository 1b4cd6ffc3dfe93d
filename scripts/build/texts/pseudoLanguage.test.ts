import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageCode } from './messageCode.ts';
import { parseMessage } from './parseMessage.ts';
import { pseudoMessage } from './pseudoLanguage.ts';

test('a text has accents and brackets, is longer, and keeps what it takes', () => {
  const code = (source: string) => messageCode('en-XA', pseudoMessage(parseMessage(source)));
  assert.equal(code('Save'), '"[Šåṽé ··]"');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is written contains templates
  assert.equal(code('By {name}'), '`[Ƀý ${name} ·]`');
  assert.match(
    code('{count, plural, one {# form} other {# forms}}'),
    /^`\[\$\{plural\("en-XA", count, \{ one: .*ƒöŕɱ`, other: .*ƒöŕɱš` \}\)\} ··\]`$/,
  );
  assert.deepEqual(pseudoMessage([]), []);
});

test('no letter of English stays as it is', () => {
  const [, text] = pseudoMessage(parseMessage('The quick brown fox jumps over the lazy dog'));
  assert.ok(text?.kind === 'text');
  assert.doesNotMatch(text.text, /[a-z]/i);
});
