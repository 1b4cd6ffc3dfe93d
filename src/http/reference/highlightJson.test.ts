import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { highlightJson } from './highlightJson.ts';

const markupOf = (value: unknown) =>
  highlightJson(value)
    .map((part) => part.text)
    .join('');

const textOf = (markup: string) =>
  markup.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

test('keys, strings, numbers and words are told apart', () => {
  const markup = markupOf({ name: 'a "b": 1', count: -1.5e300, open: true, none: null });
  assert.match(markup, /<span class="token-key">&#34;name&#34;<\/span>:/);
  assert.match(markup, /<span class="token-string">&#34;a \\&#34;b\\&#34;: 1&#34;<\/span>/);
  assert.match(markup, /<span class="token-number">-1.5e\+300<\/span>/);
  assert.match(markup, /<span class="token-word">true<\/span>/);
});

test('colour never changes the text, whatever it holds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      assert.equal(textOf(markupOf(value)), JSON.stringify(value, null, 2));
    }),
  );
});
