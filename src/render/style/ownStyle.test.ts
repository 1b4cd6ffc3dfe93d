import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownStyle } from './ownStyle.ts';

test('a theme without styles of its own, or with none that take effect, adds nothing', () => {
  assert.equal(ownStyle({}), '');
  assert.equal(ownStyle({ css: '#x{color:red}' }), '');
});

test('errors, the banner and hidden fields outrank any custom CSS', () => {
  const style = ownStyle({ css: '.a.b.c.d.e.f{display:block!important;color:red!important}' });
  assert.match(style, /^\.sheet \.a\.b\.c\.d\.e\.f\{/);
  const heaviest = style.match(/^[^{]*/)?.[0].match(/\./g)?.length ?? 0;
  for (const kept of ['.error', '.summary', '.banner', '[hidden]']) {
    const weight = style.split(kept).length - 1;
    assert.ok(weight > heaviest, kept);
  }
});
