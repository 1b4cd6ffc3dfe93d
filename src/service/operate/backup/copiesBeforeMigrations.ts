import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const shape = /^before-schema-\d+-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar$/;

export interface CopyBeforeMigration {
  readonly path: string;
  readonly madeAt: number;
}

/** The copies that upgrades have left in the folder, the newest first. */
export async function copiesBeforeMigrations(folder: string): Promise<CopyBeforeMigration[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const parts = shape.exec(name)?.slice(1).map(Number);
      if (parts === undefined) return [];
      const [year = 0, month = 1, ...rest] = parts;
      return [{ path: join(folder, name), madeAt: Date.UTC(year, month - 1, ...rest) }];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}
