import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { palette } from '#render/style/palette.ts';

const text = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const pairs = [...text.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
const papers = ['paper', 'raised', 'sunken'];
const texts = ['ink', 'soft', 'faint', 'accent', 'accent-strong', 'good', 'warn', 'bad', 'bad-strong'];
const tinted = ['accent', 'good', 'warn', 'bad'].map((tone) => [tone, `${tone}-tint`]);
const inked = ['accent', 'accent-strong'].map((tone) => ['on-accent', tone]);
const alarming = ['bad', 'bad-strong'].map((tone) => ['on-bad', tone]);
const initials = [1, 2, 3, 4, 5, 6, 7, 8].map((tone) => [`tone-${tone}-ink`, `tone-${tone}`]);

test('the shared colours are those of the palette', () => {
  for (const [name, colours] of Object.entries(palette)) {
    const own = pairs.find((pair) => pair[1] === name);
    assert.deepEqual(own?.slice(2), [...colours], name);
  }
});

test('layouts change at the four named widths only', () => {
  const folder = join(import.meta.dirname, '..');
  for (const path of globSync('{ui,admin}/**/*.css', { cwd: folder })) {
    const queries = readFileSync(join(folder, path), 'utf8').match(/@media[^{]*width[^{]*/g);
    assert.deepEqual(queries, null, path);
  }
});

for (const [index, theme] of ['light', 'dark'].entries()) {
  const colours = new Map(pairs.map(([, name, ...values]) => [name, values[index]]));
  const contrast = (one = '', other = '') => {
    const [bright, dim] = [one, other]
      .map((name) => luminance(colours.get(name) ?? assert.fail(`there is no --${name}`)))
      .toSorted((first, second) => second - first);
    return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
  };

  describe(`the colours of the ${theme} theme`, () => {
    const onPaper = texts.flatMap((name) => papers.map((paper) => [name, paper]));
    const onTint = ['good-tint', 'warn-tint', 'bad-tint'].map((tint) => ['ink', tint]);
    for (const [name, ground] of [...onPaper, ...tinted, ...onTint, ...inked, ...alarming, ...initials])
      test(`let ${name} be read on ${ground}`, () =>
        assert.ok(contrast(name, ground) >= 4.5, `${contrast(name, ground)}`));
    for (const paper of papers)
      test(`show the edge of a control on ${paper}`, () => assert.ok(contrast('control-line', paper) >= 3));
  });
}

/** The relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
