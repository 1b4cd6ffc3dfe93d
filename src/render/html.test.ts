import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html, prose } from './html.ts';

const hostile = `"><script>alert('1')</script>&`;

test('a value cannot leave its text or its attribute', () => {
  const { text } = html`<p title="${hostile}">${hostile}</p>`;
  assert.equal(text.match(/[<>]/g)?.length, 4);
  assert.equal(text.match(/"/g)?.length, 2);
  assert.ok(!text.includes("'"));
});

test('markup in markup stays, lists are joined, undefined is nothing', () => {
  assert.equal(
    html`<ul>${['a', 'b'].map((item) => html`<li>${item}</li>`)}${undefined}</ul>`.text,
    '<ul><li>a</li><li>b</li></ul>',
  );
});

test('prose marks code and paragraphs, and escapes both', () => {
  const text = prose('Use `a<b`.\n\nThen & go.').map((part) => part.text);
  assert.deepEqual(text, ['<p>Use <code>a&#60;b</code>.</p>', '<p>Then &#38; go.</p>']);
});
