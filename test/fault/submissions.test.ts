import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine } from '../support/engines.ts';
import { isFullRun } from '../support/fullRun.ts';
import { backup } from './backup.ts';
import { duplicates } from './duplicates.ts';
import { faultSeed } from './faultSeed.ts';
import { makeInstallation } from './installation.ts';
import { kill } from './kill.ts';
import { postgresRestart } from './postgresRestart.ts';
import { stop } from './stop.ts';

/** The short versions of `npm run fault`. Each fails if something was lost, duplicated or refused. */
eachEngine((engine) => {
  test('kill -9 under 32 writers loses nothing, doubles nothing, and every counter agrees', async (t) => {
    await using installation = await makeInstallation(engine);
    const seed = faultSeed();
    t.diagnostic(`CANVASS_TEST_FAULT_SEED=${seed}`);
    const figures = await kill(installation, { count: isFullRun ? 50 : 2, processes: 2, seed });
    assert.ok((figures.cut ?? 0) > 0, 'it was killed in the middle of requests');
  });

  test('each of many submissions that come fifty times at once to two processes is stored once', async () => {
    await using installation = await makeInstallation(engine);
    await duplicates(installation, { count: isFullRun ? 40 : 10, processes: 2 });
  });

  // Connections are drained above the store.
  const skip = !isFullRun && engine.name === 'postgres' ? 'in full runs' : false;
  test('SIGTERM under 32 writers costs no client an error', { skip }, async () => {
    await using installation = await makeInstallation(engine);
    await stop(installation, { count: isFullRun && engine.name === 'sqlite' ? 3 : 1 });
  });

  test('backups and exports beside processes that delete files name nothing that is gone', async () => {
    await using installation = await makeInstallation(engine);
    const figures = await backup(installation, { count: isFullRun ? 5 : 1, processes: 2 });
    assert.ok((figures.removed ?? 0) >= (isFullRun ? 10 : 2), 'files were removed all the time');
  });

  if (engine.name === 'postgres') {
    test('a PostgreSQL that is cut off under 32 writers loses nothing and doubles nothing', async () => {
      const figures = await postgresRestart({ count: isFullRun ? 2 : 1 });
      assert.ok((figures.put_off ?? 0) > 0, 'it was cut off in the middle of submissions');
    });
  }
});
