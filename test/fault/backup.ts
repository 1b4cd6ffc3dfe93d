import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBackup } from '#service/operate/backup/makeBackup.ts';
import { openData, storeOptions } from '#service/operate/openData.ts';
import { exportArchive } from '#service/transfer/archive/exportArchive.ts';
import { backupEngine } from '#store/backup.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { type Figures, highest, middle } from './figures.ts';
import type { Installation } from './installation.ts';

/**
 * Runs backups and exports beside processes that store and delete files; fails if one names missing content.
 */
export async function backup(
  { config, forms }: Installation,
  { count, processes }: { count: number; processes: number },
): Promise<Figures> {
  const organizationId = forms[0]?.organizationId;
  assert.ok(organizationId !== undefined);
  const script = join(import.meta.dirname, 'churn.ts');
  const churning = Array.from({ length: processes }, () =>
    spawn(process.execPath, [script, JSON.stringify([config, organizationId])], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const data = await openData(config);
  const took: number[] = [];
  let removed = 0;
  for (const child of churning) child.stdout?.on('data', (dots: Buffer) => (removed += dots.length));
  try {
    const organization = await findOrganization(data.store.read, organizationId);
    assert.ok(organization !== undefined);
    const engine = await backupEngine(storeOptions(config));
    const path = join(config.data, 'a.tar');
    for (let round = 0; round < count; round += 1) {
      // Waits until all of them are removing content, so that the backup runs meanwhile.
      await Promise.all(churning.map(removesMore));
      const started = performance.now();
      const source = { folder: data.folder, engine, store: data.store, files: data.files };
      const made = await makeBackup(source, { path, overwrite: true }, Date.now());
      took.push(performance.now() - started);
      assert.deepEqual(made.ok && made.value.missing, 0, `backup ${round + 1}`);
      const folder = join(config.data, 'exported');
      const exported = await exportArchive(data, organization, folder);
      assert.deepEqual(exported.ok && exported.value.findings, [], `export ${round + 1}`);
      await rm(folder, { recursive: true });
    }
  } finally {
    await Promise.all(churning.map(end));
    await data.close();
  }
  return { backups: count, removed, missing: 0, backup_ms_p50: middle(took), backup_ms_max: highest(took) };
}

async function removesMore(child: ChildProcess): Promise<void> {
  assert.ok(child.stdout !== null && child.exitCode === null, 'it goes on');
  await once(child.stdout, 'data');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
