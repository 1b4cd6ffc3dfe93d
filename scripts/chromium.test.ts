import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChromium } from './chromium.ts';

test('CHROMIUM_PATH wins, and a wrong one is reported rather than skipped', () => {
  assert.equal(findChromium({ CHROMIUM_PATH: process.execPath }), process.execPath);
  assert.throws(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' }), /CHROMIUM_PATH names/);
});
