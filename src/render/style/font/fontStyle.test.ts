import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fontNames } from '#form/schema/theme.ts';
import { fontPreloads, fontStack, fontStyle } from './fontStyle.ts';
import { fallbacks, type WebFont, webFonts } from './fonts.ts';
import { readFontMetrics } from './testing/readFontMetrics.ts';

const folder = join(import.meta.dirname, '../../../../web/font');

for (const [name, font] of Object.entries(webFonts)) {
  test(`${name}: the measures are those of its file`, () => {
    const { unitsPerEm, ascent, descent, lineGap, averageWidth } = font;
    const read = readFontMetrics(readFileSync(join(folder, `${font.file}-latin.woff2`)));
    assert.deepEqual({ unitsPerEm, ascent, descent, lineGap, averageWidth }, read);
  });

  test(`${name}: a line in the fallback is as long and as high as in the font`, () => {
    const adjusted = standIn(font);
    const { width } = fallbacks[font.fallback];
    assertNear(width * adjusted('size-adjust'), font.averageWidth / font.unitsPerEm);
    // Overrides are shares of the adjusted size.
    const high = (adjusted('ascent-override') + adjusted('descent-override')) * adjusted('size-adjust');
    assertNear(high, (font.ascent + font.descent) / font.unitsPerEm);
  });
}

test('fonts of the device load nothing, and a font that is used twice is declared once', () => {
  assert.equal(fontStyle(['system', 'serif', 'rounded', 'mono']), '');
  assert.deepEqual(fontPreloads(['system', 'mono']), []);
  assert.equal(fontStyle(['inter', 'inter']), fontStyle(['inter']));
  assert.equal(fontPreloads(['inter', 'inter']).length, 1);
});

test('every font swaps in, from this service, and has a generic family at its end', () => {
  for (const name of fontNames) {
    assert.match(fontStack(name), /(sans-serif|serif|monospace)$/, name);
    const style = fontStyle([name]);
    const sources = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
    for (const address of sources) assert.match(address, /^\/assets\/[\w-]+-\w{8}\.woff2$/);
    assert.equal(sources.length, style.split('font-display:swap').length - 1, name);
  }
});

/** Reads the numbers of the fallback face out of the style, as a browser does. */
function standIn(font: WebFont): (property: string) => number {
  const name = Object.entries(webFonts).find(([, each]) => each === font)?.[0];
  const known = fontNames.find((each) => each === name);
  assert.ok(known);
  const [face = ''] = fontStyle([known]).match(/@font-face\{font-family:"[^"]+ Fallback"[^}]+\}/) ?? [];
  return (property) => {
    const [, share] = new RegExp(`${property}:([\\d.]+)%`).exec(face) ?? [];
    return Number(share) / 100;
  };
}

function assertNear(given: number, expected: number): void {
  assert.ok(Math.abs(given / expected - 1) < 0.001, `${given} instead of ${expected}`);
}
