import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { programVersion } from '#kit/programVersion.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { TarEntry } from '#kit/tar/tarPieces.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { BackupEngine, DatabaseSnapshot } from '#store/backup.ts';
import type { FileStore, HeldContent } from '#store/files/fileStore.ts';
import { secretsFile } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';
import { withStaging } from '../staging.ts';
import { recordBackup } from './backupRecord.ts';
import { type HeldSnapshot, holdContent } from './holdContent.ts';
import { entry, type Manifest } from './manifest.ts';
import type { Oversight } from './oversight.ts';
import { writeTar } from './writeTar.ts';

export interface BackupSource {
  /** The data folder. */
  folder: string;
  engine: BackupEngine;
  store: Store;
  /** Undefined leaves the content of files out. */
  files: FileStore | undefined;
}

export interface BackupTarget {
  path: string;
  overwrite: boolean;
}

export interface MadeBackup {
  bytes: number;
  schema: number;
  /** File rows whose content is not on disk; the backup holds the rows without it. */
  missing: number;
}

export type BackupNotMade = { code: 'target_exists' };

/**
 * Writes a consistent snapshot of database, secrets and file content into one file, in constant
 * memory, while the service runs.
 */
export async function makeBackup(
  source: BackupSource,
  target: BackupTarget,
  now: number,
  oversight: Oversight = {},
): Promise<Result<MadeBackup, BackupNotMade>> {
  // Refused before anything is done, so it is no failure to record.
  if (!target.overwrite && (await exists(target.path))) return failed({ code: 'target_exists' });
  // Without the content of files it is not one to rely on.
  if (source.files === undefined) return await make(source, target, now, oversight);
  try {
    const made = await make(source, target, now, oversight);
    const news = made.ok ? { madeAt: Date.now(), bytes: made.value.bytes } : { failedAt: Date.now() };
    await recordBackup(source.folder, news);
    return made;
  } catch (error) {
    await recordBackup(source.folder, { failedAt: Date.now() });
    throw error;
  }
}

async function make(
  source: BackupSource,
  target: BackupTarget,
  now: number,
  oversight: Oversight,
): Promise<Result<MadeBackup, BackupNotMade>> {
  return await withStaging(source.folder, async (staging) => {
    const held = source.files?.holdIn(staging);
    try {
      return await write(source, { ...target, staging, held }, now, oversight);
    } finally {
      await held?.release();
    }
  });
}

async function write(
  { folder, engine, store }: BackupSource,
  { staging, held, ...target }: BackupTarget & { staging: string; held: HeldContent | undefined },
  now: number,
  oversight: Oversight,
): Promise<Result<MadeBackup, BackupNotMade>> {
  const { snapshot, missing, secrets } = await withItsSecrets(folder, () =>
    held === undefined
      ? engine.snapshot(staging).then((taken) => ({ snapshot: taken, missing: 0 }))
      : holdContent(engine, staging, store, held, oversight.signal),
  );
  try {
    const manifest: Manifest = {
      format: 1,
      engine: engine.name,
      schema: snapshot.schema,
      made_at: formatInstant(now),
      program: programVersion(),
      files: held !== undefined,
      file_bytes: await sizeOf(held),
    };
    await writeTar(target, entries(manifest, secrets, snapshot, held), oversight);
  } catch (error) {
    if (!target.overwrite && isTaken(error)) return failed({ code: 'target_exists' });
    throw error;
  } finally {
    await snapshot.close();
  }
  const { size } = await stat(target.path);
  return ok({ bytes: size, schema: snapshot.schema, missing });
}

/** Reads rows and secrets that belong together: retries if a rotation or a restore changed the secrets meanwhile. */
async function withItsSecrets(
  folder: string,
  take: () => Promise<HeldSnapshot>,
): Promise<HeldSnapshot & { secrets: Buffer }> {
  const path = join(folder, secretsFile);
  for (;;) {
    const secrets = await readFile(path);
    const held = await take();
    if (secrets.equals(await readFile(path))) return { ...held, secrets };
    await held.snapshot.close();
  }
}

async function* entries(
  manifest: Manifest,
  secrets: Uint8Array,
  snapshot: DatabaseSnapshot,
  held: HeldContent | undefined,
): AsyncGenerator<TarEntry> {
  const described = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield { name: entry.manifest, size: described.length, content: described };
  yield { name: entry.secrets, size: secrets.length, content: secrets };
  for await (const part of snapshot.parts()) yield { ...part, name: entry.database + part.name };
  if (held === undefined) return;
  for await (const key of held.keys())
    yield { name: entry.files + key, size: (await held.size(key)) ?? 0, content: held.read(key) };
}

async function sizeOf(held: HeldContent | undefined): Promise<number> {
  let bytes = 0;
  if (held === undefined) return bytes;
  for await (const key of held.keys()) bytes += (await held.size(key)) ?? 0;
  return bytes;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
