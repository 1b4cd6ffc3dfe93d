import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presetNames, type Theme } from '#form/schema/theme.ts';
import { contrast } from '#kit/colour.ts';
import { controlStyle } from './control.css.ts';
import { lookOf } from './look.ts';
import { lookStyle } from './lookStyle.ts';
import { pageStyle } from './pageStyle.ts';

for (const preset of presetNames) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${preset}, ${scheme}: every text and every control reaches AA`, () => {
      const look = lookOf({ preset });
      const colours = look[scheme];
      const { paper, ground, ink, soft, accent, tint, fill, onfill, bad, badtint, warn, warntint } = colours;
      const { edge, field, line } = colours;
      const texts: [text: string, behind: string][] = [
        ...[ink, soft, accent, bad].map((text) => [text, paper] as [string, string]),
        // Inputs hold answers and placeholders, chosen options labels and descriptions.
        ...[field, tint, badtint].flatMap((behind) =>
          [ink, soft].map((text) => [text, behind] as [string, string]),
        ),
        [accent, tint],
        [onfill, fill],
        [warn, warntint],
      ];
      for (const [text, behind] of texts) assertContrast(text, behind, 4.5);
      const marks: [mark: string, behind: string][] = [
        [edge, paper],
        [edge, field],
        [accent, paper],
        [accent, field],
        // The progress on its track, and the chevron in a dropdown.
        [accent, line],
        ['#808080', field],
      ];
      assert.match(controlStyle, /stroke='gray'/, 'which is #808080');
      for (const [mark, behind] of marks) assertContrast(mark, behind, 3);
      // Without a card the texts are on the ground itself.
      if (!look.card) assert.equal(ground, paper);
    });
  }
}

test('presets differ in character: no two share font, shape and ground', () => {
  const characters = presetNames.map((preset) => {
    const { font, heading_font, radius, inputs, button, card, backdrop } = lookOf({ preset });
    return JSON.stringify([font, heading_font, radius, inputs, button, card, backdrop]);
  });
  assert.equal(new Set(characters).size, presetNames.length);
});

test('every setting of a theme overrides the preset', () => {
  const own: Theme = {
    preset: 'poster',
    font: 'nunito',
    heading_font: 'fraunces',
    radius: 9,
    density: 'compact',
    inputs: 'filled',
    button: 'outline',
    card: false,
    backdrop: 'dots',
  };
  const { light: _light, dark: _dark, ...manner } = lookOf(own);
  const { preset: _preset, ...wanted } = own;
  assert.deepEqual(manner, wanted);
  assert.equal(lookOf({ preset: 'salon', font: 'mono' }).heading_font, 'mono');
  const style = pageStyle({ theme: { preset: 'poster', accent: '#0e6b5c', paper: '#fffaf3' }, pages: [] });
  assert.match(style, /--fill:#0e6b5c/);
  assert.match(style, /--paper:#fffaf3/);
});

test('a form in front of a picture keeps its card, so that its texts stay readable', () => {
  const gradient = { from: '#ffffff', to: '#000000' };
  assert.equal(lookOf({ card: false, background_gradient: gradient }).card, true);
  assert.match(
    pageStyle({ theme: { background_gradient: gradient }, pages: [] }),
    /linear-gradient\(135deg,#ffffff,#000000\)/,
  );
});

test('a theme without new settings adds no rules', () => {
  for (const theme of [{}, { accent: '#b4235a', radius: 12, font: 'serif', mode: 'dark' }] as const)
    assert.equal(lookStyle(lookOf(theme), theme).replace(/h1,h2\{[^}]*\}/, ''), '');
});

test('covers and side pictures are loaded from this service or are inside the page', () => {
  const data = 'data:image/png;base64,iVBORw0KGgo=';
  const style = pageStyle({
    theme: { side_image: { source: 'picture:hills' }, background_image: { source: data } },
    pages: [],
  });
  assert.match(style, /url\("\/assets\/hills-\w{8}\.svg"\)/);
  assert.ok(style.includes(`url("${data}")`));
});

function assertContrast(one: string, other: string, least: number): void {
  const ratio = contrast(one, other);
  assert.ok(ratio >= least, `${one} on ${other}: ${ratio.toFixed(2)} instead of ${least}`);
}
