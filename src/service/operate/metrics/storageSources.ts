import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gauge } from '#kit/metric/family.ts';
import type { MetricSource } from '#kit/metric/metricSources.ts';
import { minute, second } from '#kit/time/durations.ts';
import { diskUsage } from '#store/files/diskSpace.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { Store } from '#store/store.ts';
import { readBackupRecord } from '../backup/backupRecord.ts';

/** Sizes on disk, and the last backup. */
export function storageSources({
  store,
  files,
  folder,
}: {
  readonly store: Pick<Store, 'sizes'>;
  readonly files: Pick<FileStore, 'keys' | 'size'>;
  readonly folder: string;
}): MetricSource[] {
  return [
    {
      name: 'database size',
      maxAge: minute,
      read: async () => {
        const parts = Object.entries(await store.sizes());
        return gauge(
          { name: 'canvass_database_bytes', help: 'What the database takes on disk, by part.' },
          parts.map(([part, bytes]) => [{ part }, bytes]),
        );
      },
    },
    { name: 'files', maxAge: 15 * minute, isLong: true, read: () => readFiles(files) },
    {
      name: 'disk',
      maxAge: second,
      read: async () => {
        const { free, size } = await diskUsage(folder);
        return (
          gauge(
            { name: 'canvass_disk_free_bytes', help: 'Free space on the disk of the data folder.' },
            free,
          ) + gauge({ name: 'canvass_disk_size_bytes', help: 'Size of the disk of the data folder.' }, size)
        );
      },
    },
    { name: 'backup', maxAge: second, read: () => readBackups(folder) },
  ];
}

/** Files between two pauses, so that a large folder is read beside other work and not before it. */
const stride = 100;
const pause = 50;

async function readFiles(files: Pick<FileStore, 'keys' | 'size'>): Promise<string> {
  let count = 0;
  let bytes = 0;
  for await (const key of files.keys()) {
    bytes += (await files.size(key)) ?? 0;
    count += 1;
    if (count % stride === 0) await sleep(pause, undefined, { ref: false });
  }
  return (
    gauge(
      { name: 'canvass_files', help: 'Files in the folder files/, as of the last quarter of an hour.' },
      count,
    ) + gauge({ name: 'canvass_files_bytes', help: 'Size of the files in files/, of the same time.' }, bytes)
  );
}

async function readBackups(folder: string): Promise<string> {
  const { madeAt, bytes, failedAt } = await readBackupRecord(folder);
  return [
    gauge(
      {
        name: 'canvass_backup_last_success_timestamp_seconds',
        help: 'When the last backup was made; 0 if there was none.',
      },
      (madeAt ?? 0) / 1000,
    ),
    gauge({ name: 'canvass_backup_last_success_bytes', help: 'Size of the last backup.' }, bytes ?? 0),
    gauge(
      {
        name: 'canvass_backup_last_failed',
        help: '1 if a backup has failed since the last one that was made.',
      },
      Number((failedAt ?? 0) > (madeAt ?? 0)),
    ),
    gauge(
      {
        name: 'canvass_migration_backups_bytes',
        help: 'Size of the backups that were made before migrations.',
      },
      await sizeOfFolder(join(folder, 'backups')),
    ),
  ].join('');
}

async function sizeOfFolder(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder).catch(() => []))
    bytes += (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0;
  return bytes;
}
