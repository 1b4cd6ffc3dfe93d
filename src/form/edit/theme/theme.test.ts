import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '../../definition/document.ts';
import { theme as schema } from '../../schema/theme.ts';
import { lowContrasts } from '../../style/lowContrasts.ts';
import { changeTheme, choosePreset, departsFromPreset } from './changeTheme.ts';
import { backgroundKindOf, chooseBackground } from './chooseBackground.ts';

const draft: FormDefinition = { format: 2, pages: [] };

test('a change that changes nothing returns the same draft', () => {
  const red = changeTheme(draft, { accent: '#aa0000' });
  assert.equal(changeTheme(red, { accent: '#aa0000' }), red);
  assert.equal(changeTheme(draft, { accent: undefined }), draft);
  assert.equal(choosePreset(draft, undefined), draft);
});

test('removing the last setting removes the theme', () => {
  const red = changeTheme(draft, { accent: '#aa0000', radius: 3 });
  assert.deepEqual(changeTheme(red, { accent: undefined }).theme, { radius: 3 });
  assert.equal('theme' in changeTheme(red, { accent: undefined, radius: undefined }), false);
});

test('a preset replaces what it decides and keeps pictures, mode and own styles', () => {
  const own = changeTheme(draft, {
    preset: 'poster',
    accent: '#aa0000',
    font: 'mono',
    card: false,
    mode: 'dark',
    logo: { source: 'picture:hills' },
    css: 'h1{color:red}',
  });
  assert.equal(departsFromPreset(own.theme ?? {}), true);
  const { theme = {} } = choosePreset(own, 'meadow');
  assert.deepEqual(theme, {
    preset: 'meadow',
    mode: 'dark',
    logo: { source: 'picture:hills' },
    css: 'h1{color:red}',
  });
  assert.equal(departsFromPreset(theme), false);
});

test('every kind of background replaces the others', () => {
  const pictured = chooseBackground(draft, 'picture', { source: 'picture:waves' });
  assert.equal(backgroundKindOf(pictured.theme ?? {}), 'picture');
  const gradient = chooseBackground(pictured, 'own_gradient');
  assert.equal(backgroundKindOf(gradient.theme ?? {}), 'own_gradient');
  assert.equal(schema.safeParse(gradient.theme).success, true);
  const dots = chooseBackground(gradient, 'dots');
  assert.deepEqual(dots.theme, { backdrop: 'dots' });
  assert.equal(backgroundKindOf(chooseBackground(dots, 'plain').theme ?? {}), 'plain');
});

test('the backdrop of the preset is not written down, and a pattern brings the card back', () => {
  const meadow = changeTheme(draft, { preset: 'meadow' });
  assert.equal(backgroundKindOf(meadow.theme ?? {}), 'dots');
  assert.equal(chooseBackground(meadow, 'dots'), meadow);
  const studio = chooseBackground(changeTheme(draft, { preset: 'studio' }), 'grid');
  assert.deepEqual(studio.theme, { preset: 'studio', backdrop: 'grid', card: true });
});

test('low contrasts name the ratio and a shade that passes', () => {
  const [found, ...more] = lowContrasts({ accent: '#ffcc00' });
  assert.equal(more.length, 0);
  assert.equal(found?.key, 'accent');
  assert.equal(found?.ratio, 1.51);
  assert.deepEqual(lowContrasts({ accent: found?.readable }), []);
  assert.deepEqual(lowContrasts({ accent: '#0e6b5c', ink: '#111111' }), []);
  assert.equal(lowContrasts({ ink: '#555555', paper: '#222222' })[0]?.key, 'ink');
});
