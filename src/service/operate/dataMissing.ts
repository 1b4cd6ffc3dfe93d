import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findDatabase } from '#store/findDatabase.ts';
import { secretsFile } from '#store/secrets.ts';
import type { DataConfig } from './openData.ts';

/** There is no installation in the given place, or only part of one; the message says where, and what to do. */
export class DataMissing extends Error {
  override name = 'DataMissing';
}

/** The data exists but its secrets do not; new secrets could not open what it holds. */
export class SecretsMissing extends Error {
  override name = 'SecretsMissing';
}

/** Describes where an installation's database is, without its password. */
function databaseLocation({ data, databaseUrl }: DataConfig): string {
  if (databaseUrl === undefined) return data;
  const { host, pathname } = new URL(databaseUrl);
  return `the database "${decodeURI(pathname.slice(1))}" of PostgreSQL at ${host || 'localhost'}`;
}

/** The error for a place that holds no installation, or only part of one. */
export function dataMissing(config: DataConfig): DataMissing {
  if (lacksDatabase(config) && existsSync(join(config.data, secretsFile))) return databaseMissing(config);
  const place = databaseLocation(config);
  const begin = 'or begin one: node bin/canvass organizations create <name>';
  return new DataMissing(
    config.databaseUrl === undefined
      ? `There is no installation in ${place}. Name its folder with --data <folder> or CANVASS_DATA, and its database with DATABASE_URL where it is in PostgreSQL, ${begin}`
      : `There is no installation in ${place}. Name its database with DATABASE_URL, ${begin}`,
  );
}

/** Checks only that the file exists: an empty database, which a killed process may leave, is no data loss. */
export function lacksDatabase({ data, databaseUrl }: DataConfig): boolean {
  return databaseUrl === undefined && !existsSync(join(data, 'canvass.db'));
}

/** The error for a folder with secrets but no database, which may be lost or may be in PostgreSQL. */
export function databaseMissing({ data }: DataConfig): DataMissing {
  return new DataMissing(
    `${data} holds ${secretsFile} of an installation, but no database (canvass.db). If its data is in PostgreSQL, set DATABASE_URL. If it was lost, bring back a backup: node bin/canvass restore <file>. To begin another installation, name another folder with --data <folder>.`,
  );
}

export function secretsMissing(config: DataConfig): SecretsMissing {
  return new SecretsMissing(
    `There is an installation in ${databaseLocation(config)}, but its ${secretsFile} is not in ${config.data}. Name its folder with --data <folder> or CANVASS_DATA, or put the file back: a backup holds it. If it is lost for good: node bin/canvass secrets create (docs/backup.md says what ends).`,
  );
}

/** Finds existing data without creating or changing anything. */
export async function findData(config: DataConfig) {
  return await findDatabase({
    folder: config.data,
    databaseUrl: config.databaseUrl,
    allowUnsafePostgres: config.allowUnsafePostgres,
  });
}
