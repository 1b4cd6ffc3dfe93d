import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageIcon } from './icon.ts';
import type { ShownTheme } from './style/logoStyle.ts';

test('the icon of a page is the logo of its organisation, otherwise the mark of the product', () => {
  const theme: ShownTheme = { icon: { source: '/brand/abc/hash"', type: 'image/png' } };
  assert.equal(pageIcon(theme).text, '<link rel="icon" type="image/png" href="/brand/abc/hash&#34;">');
  for (const plain of [undefined, {}])
    assert.match(pageIcon(plain).text, /^<link rel="icon" .*href="data:image\/svg/);
});
