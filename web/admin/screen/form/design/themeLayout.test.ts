import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '#admin/texts/compiled/form/design/en.ts';
import { fontNames, pictureNames, presetNames, theme } from '#form/schema/theme.ts';
import { fonts } from './control/fonts.ts';
import { presetChoices } from './control/presetChoices.ts';
import { builtInPictures } from './picture/builtInPictures.ts';
import { themeLayout } from './themeLayout.ts';

test('the tab changes every setting of a theme, each in one place', () => {
  const shown: string[] = themeLayout.flatMap(({ settings }) => [...settings]);
  assert.deepEqual(shown.toSorted(), Object.keys(theme.shape).sort());
});

test('it offers every preset, font and picture, and every kind of input, button, backdrop and density', () => {
  assert.deepEqual(presetChoices, ['none', ...presetNames]);
  assert.deepEqual(fonts, fontNames);
  assert.deepEqual([...builtInPictures].sort(), [...pictureNames].sort());
  const { inputs, button, backdrop, density, mode } = theme.shape;
  assert.deepEqual(Object.keys(texts.inputKinds), inputs.unwrap().options);
  assert.deepEqual(Object.keys(texts.buttons), button.unwrap().options);
  assert.deepEqual(Object.keys(texts.densities), density.unwrap().options);
  assert.deepEqual(Object.keys(texts.modes), mode.unwrap().options);
  assert.deepEqual(Object.keys(texts.backgrounds), [...backdrop.unwrap().options, 'own_gradient', 'picture']);
});
