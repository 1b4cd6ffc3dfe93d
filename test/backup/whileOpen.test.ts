import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { eachEngine } from '../support/engines.ts';
import { backUp, fill, restoreInto } from './installation.ts';

eachEngine((engine) => {
  test('a process that has the store open sees the restored data and can write to it', async () => {
    await using source = await engine.open();
    await fill(source, ' of the backup');
    const path = join(source.folder, 'a.tar');
    await backUp(source, path);

    await using data = await engine.open();
    await fill(data, ' of before');
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'watcher.ts'), JSON.stringify(data.config)],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    try {
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const ask = async (question: string) => {
        child.stdin.write(`${question}\n`);
        return (await lines.next()).value;
      };
      assert.equal((await lines.next()).value, '["Acme  of before"]');
      assert.ok((await restoreInto(data, path, { replace: true })).ok);
      assert.equal(await ask('read'), '["Acme  of the backup"]');
      assert.equal(await ask('write'), '["Acme  of the backup","Written afterwards"]');
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  });
});
