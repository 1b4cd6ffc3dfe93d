import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingAt, withSetting } from './settingAt.ts';

test('a setting is read and written by its path', () => {
  const settings = { label: 'A', resume: { link: true } };
  assert.equal(settingAt(settings, 'resume.link'), true);
  assert.equal(settingAt(settings, 'other.label'), undefined);
  assert.deepEqual(withSetting(settings, 'resume.browser', false), {
    label: 'A',
    resume: { link: true, browser: false },
  });
  assert.deepEqual(withSetting({}, 'resume.browser', false), { resume: { browser: false } });
});

test('clearing a setting removes its key, and a part that has none left', () => {
  assert.deepEqual(withSetting({ label: 'A', max: 3 }, 'max', undefined), { label: 'A' });
  assert.deepEqual(withSetting({ label: 'A', resume: { link: true } }, 'resume.link', undefined), {
    label: 'A',
  });
});

test('nothing changes where the value is the same', () => {
  const settings = { label: 'A', resume: { link: true } };
  assert.equal(withSetting(settings, 'label', 'A'), settings);
  assert.equal(withSetting(settings, 'resume.link', true), settings);
  assert.equal(withSetting(settings, 'other', undefined), settings);
  assert.equal(withSetting(settings, 'other.label', undefined), settings);
});
