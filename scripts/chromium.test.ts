import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findChromium } from './chromium.ts';

test('CHROMIUM_PATH wins, and a wrong one is reported rather than skipped', () => {
  assert.equal(findChromium({ CHROMIUM_PATH: process.execPath }), process.execPath);
  assert.throws(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' }), /CHROMIUM_PATH names/);
});

test('a headless shell is taken before any browser with windows, wherever in the path they are', () => {
  const folders = ['first', 'second'].map((name) => mkdtempSync(join(tmpdir(), `canvass-${name}-`)));
  const [first = '', second = ''] = folders;
  try {
    const path = folders.join(':');
    for (const file of [join(first, 'chromium'), join(second, 'chromium-headless-shell')]) {
      writeFileSync(file, '');
      chmodSync(file, 0o755);
    }
    assert.equal(findChromium({ PATH: path }), join(second, 'chromium-headless-shell'));
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
});
