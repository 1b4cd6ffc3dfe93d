import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyTexts } from './lazyTexts.ts';

test('texts are loaded once, and from then on they are here', async () => {
  let loads = 0;
  const texts = lazyTexts({
    en: async () => 'English',
    de: async () => {
      loads += 1;
      return 'Deutsch';
    },
  });
  // React asks again for the same promise while it waits.
  assert.equal(texts.load('de'), texts.load('de'));
  assert.equal(await texts.load('de'), 'Deutsch');
  assert.partialDeepStrictEqual(
    Object.fromEntries(Object.entries(texts.load('de'))),
    { status: 'fulfilled', value: 'Deutsch' },
    'where React looks for it',
  );
  assert.equal(loads, 1);
});

test('English stands in for a language that there is not, or that fails to load', async () => {
  const texts = lazyTexts({
    en: async () => 'English',
    de: async () => {
      throw new Error('offline');
    },
  });
  assert.equal(await texts.load('de'), 'English');
  assert.equal(await texts.load('pt'), 'English');
});

test('after a failure the next attempt loads again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let isOffline = true;
  const texts = lazyTexts({
    en: async () => {
      if (isOffline) throw new Error('offline');
      return 'English';
    },
  });
  const failed = texts.load('en');
  await assert.rejects(failed);
  assert.equal(texts.load('en'), failed, 'React asks once more to throw the error');
  t.mock.timers.tick(1_000);
  isOffline = false;
  assert.equal(await texts.load('en'), 'English');
});
