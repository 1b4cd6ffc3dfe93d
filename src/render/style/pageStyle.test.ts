import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { contrast } from '#kit/colour.ts';
import { pageStyle } from './pageStyle.ts';
import { dark, light, themed } from './tokens.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('text is readable and edges are seen, whatever colours a theme names', () => {
  const themes = fc.record(
    { accent: colours, paper: colours, ink: colours, background: colours },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(light, dark), themes, (base, theme) => {
      const { paper, ink, soft, edge, accent, tint, fill, onfill, bad, badtint } = themed(base, theme);
      for (const text of [ink, soft, accent, bad])
        assert.ok(contrast(text, paper) >= 4.5, `${text} on ${paper}`);
      for (const behind of [tint, badtint])
        assert.ok(Math.min(contrast(ink, behind), contrast(soft, behind)) >= 4.5);
      assert.ok(contrast(onfill, fill) >= 4.5);
      assert.ok(contrast(edge, paper) >= 3);
    }),
  );
});

test('the default colours do so too', () => {
  for (const { paper, ground, ink, soft, accent, tint, fill, onfill, bad, badtint, warn, warntint, edge } of [
    light,
    dark,
  ]) {
    for (const text of [ink, soft, accent, bad])
      assert.ok(contrast(text, paper) >= 4.5, `${text} on ${paper}`);
    for (const [text, behind] of [
      [ink, ground],
      [soft, ground],
      [ink, tint],
      [soft, tint],
      [ink, badtint],
      [warn, warntint],
      [onfill, fill],
    ] as const) {
      assert.ok(contrast(text, behind) >= 4.5, `${text} on ${behind}`);
    }
    assert.ok(contrast(edge, paper) >= 3);
  }
});

test('a theme that follows the device has both looks, another has one', () => {
  assert.match(pageStyle(), /prefers-color-scheme:dark/);
  assert.doesNotMatch(pageStyle({ theme: { mode: 'light' }, pages: [] }), /prefers-color-scheme/);
  assert.doesNotMatch(pageStyle({ theme: { mode: 'dark' }, pages: [] }), /prefers-color-scheme/);
});

test('corners, fonts and pictures come from the theme, and nothing closes the style element early', () => {
  const source = 'data:image/png;base64,iVBORw0KGgo=';
  const style = pageStyle({
    theme: { radius: 12, font: 'serif', background_image: { source } },
    pages: [],
  });
  assert.match(style, /--radius:12px/);
  assert.match(style, /--font:Charter/);
  assert.ok(style.includes(`url("${source}")`));
  assert.ok(!style.includes('<'));
});

test('everything that awaits the script gives up at the same time', () => {
  const fields = [
    { id: 'a', type: 'slider' as const, label: 'a' },
    { id: 'b', type: 'file_upload' as const, label: 'b', signature: true },
    { id: 'c', type: 'comment' as const, label: 'c', max_length: 20 },
  ];
  const pages = fields.map((field) => ({ id: field.id, label: '', fields: [field] }));
  const awaiting = [...pageStyle({ pages }).matchAll(/animation:[a-z]+ (\d+s)/g)].map(([, time]) => time);
  assert.ok(awaiting.length >= 8);
  assert.deepEqual(new Set(awaiting), new Set(['3s']));
});
