import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { changedFiles, changesEverything } from './changedFiles.ts';

test('what the branch committed, what is not committed, and what is new and gone, but not what main did since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-changed-'));
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
        cwd: folder,
        stdio: 'pipe',
      });
    const commit = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      git('add', '-A');
      git('commit', '-qm', name);
    };
    git('init', '-qb', 'main');
    await commit('same.ts', '');
    await commit('gone.ts', '');
    await commit('edited.ts', '');
    git('checkout', '-qb', 'work');
    await commit('committed.ts', 'new');
    git('checkout', '-q', 'main');
    await commit('theirs.ts', 'new');
    git('checkout', '-q', 'work');
    await rm(join(folder, 'gone.ts'));
    await writeFile(join(folder, 'edited.ts'), 'changed');
    await writeFile(join(folder, 'a new.ts'), '');
    assert.deepEqual(changedFiles(folder, undefined).sort(), [
      'a new.ts',
      'committed.ts',
      'edited.ts',
      'gone.ts',
    ]);
    assert.deepEqual(changedFiles(folder, 'HEAD').sort(), ['a new.ts', 'edited.ts', 'gone.ts']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('packages and the build change everything, a screen does not', () => {
  assert.ok(changesEverything('package-lock.json') && changesEverything('scripts/postgres/startCluster.ts'));
  assert.ok(!changesEverything('web/admin/router.tsx') && !changesEverything('docs/package.json.md'));
});
