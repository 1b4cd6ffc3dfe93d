import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine } from '../support/engines.ts';
import { isFullRun } from '../support/fullRun.ts';
import { workflows } from './workflows.ts';

/** The short version of `npm run fault -- workflows`. */
eachEngine((engine) => {
  test('kill -9 around deliveries loses none, and repeated ones have the same id', async () => {
    const figures = await workflows(engine, { count: isFullRun ? 20 : 2, processes: 2 });
    assert.ok((figures.repeated ?? 0) > 0, 'it was killed between sending and marking');
  });
});
