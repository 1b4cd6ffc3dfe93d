import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObject } from '#kit/isObject.ts';
import { flushFolder } from './files/flushFolder.ts';

/** Secrets kept outside the database, so that a stolen database alone opens nothing. */
export interface Secrets {
  /** Signs links and tickets, and seals values that are needed again. Rotated by `canvass secrets rotate`. */
  readonly link_key: string;
  /** Other values of `link_key` that are still valid, or already valid while a rotation is running. */
  readonly accepted: readonly AcceptedKey[];
  /**
   * Keys the hashes in the database. A rotation keeps it unless it replaces all secrets, because the hashed values
   * are not stored and cannot be hashed again.
   */
  readonly hash_key: string;
  /** The installation's id. The database stores it too, so that the secrets of another installation are refused. */
  readonly installation: string;
  /** A rotation has changed the keys, but the database has not been updated yet. */
  readonly unfinished?: 'link_key' | 'all' | undefined;
}

interface AcceptedKey {
  readonly link_key: string;
  /** In milliseconds since 1970. */
  readonly until: number;
  /** False for a key that may have leaked: it still unseals values, but its signatures are refused. */
  readonly signs: boolean;
}

/** The file exists but is unusable; recreating it would break every issued link. */
export class UnusableSecrets extends Error {
  override name = 'WrongSecrets';
}

export const secretsFile = 'secrets.json';

/** The secrets of a data folder; undefined if there are none. */
export async function readSecrets(folder: string, file = secretsFile): Promise<Secrets | undefined> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const secrets = parseSecrets(parsed(text));
  if (secrets !== undefined) return secrets;
  throw new UnusableSecrets(
    `${path} does not hold the secrets of an installation. Restore it from a backup.`,
  );
}

/** Creates the secrets of a new installation with mode 0600, only once even if two processes start. */
export async function makeSecrets(folder: string): Promise<Secrets> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, secretsFile);
  const temporary = await writeTemporaryFile(path, newSecrets());
  try {
    // A link fails if the name exists; a rename would not.
    await link(temporary, path);
    await flushFolder(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  const made = await readSecrets(folder);
  if (made === undefined) throw new UnusableSecrets(`${path} was removed while it was made.`);
  return made;
}

export function newSecrets(): Secrets {
  return { link_key: newKey(), hash_key: newKey(), installation: newKey(16), accepted: [] };
}

export function newKey(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** Replaces the secrets atomically: readers see the old ones or the new ones, never half of either. */
export async function replaceSecrets(folder: string, secrets: Secrets, file = secretsFile): Promise<void> {
  const path = join(folder, file);
  const temporary = await writeTemporaryFile(path, secrets);
  try {
    await rename(temporary, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * A unique name: a concurrent write in this process would otherwise overwrite the file that is already linked.
 */
async function writeTemporaryFile(path: string, { accepted, ...rest }: Secrets): Promise<string> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  const listed = accepted.map((key) => ({ ...key, until: new Date(key.until).toISOString() }));
  const text = JSON.stringify({ ...rest, ...(listed.length === 0 ? {} : { accepted: listed }) }, null, 2);
  await writeFile(temporary, `${text}\n`, { mode: 0o600, flush: true });
  return temporary;
}

/** The values of `link_key` whose signatures are valid, the current one first. */
function signingKeys({ link_key, accepted }: Secrets): string[] {
  return [link_key, ...accepted.filter(({ signs }) => signs).map((key) => key.link_key)];
}

/** The result of `read` with the first key that verifies the signature. */
export function withFirstMatchingKey<T>(
  secrets: Secrets,
  read: (key: string) => T | undefined | false,
): T | undefined {
  for (const key of signingKeys(secrets)) {
    const found = read(key);
    if (found !== undefined && found !== false) return found;
  }
  return undefined;
}

/** Parses by hand, because loading a schema library would slow down every command. */
function parseSecrets(value: unknown): Secrets | undefined {
  if (!isObject(value)) return undefined;
  const { link_key, hash_key = link_key, unfinished } = value;
  if (!isKey(link_key) || !isKey(hash_key)) return undefined;
  const { installation = legacyInstallationName(link_key), accepted: listed = [] } = value;
  if (!isKey(installation) || !Array.isArray(listed)) return undefined;
  const now = Date.now();
  const accepted = listed.map(parseAcceptedKey).filter((key) => key === undefined || key.until > now);
  if (!accepted.every((key) => key !== undefined)) return undefined;
  const isUnfinished = unfinished === 'link_key' || unfinished === 'all';
  return { link_key, hash_key, installation, accepted, ...(isUnfinished ? { unfinished } : {}) };
}

function parseAcceptedKey(value: unknown): AcceptedKey | undefined {
  if (!isObject(value)) return undefined;
  const { link_key, until, signs } = value;
  const end = typeof until === 'string' ? Date.parse(until) : Number.NaN;
  if (!isKey(link_key) || Number.isNaN(end) || typeof signs !== 'boolean') return undefined;
  return { link_key, until: end, signs };
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The name for secrets created before installations had one. A rotation stores it. */
function legacyInstallationName(linkKey: string): string {
  return createHmac('sha256', linkKey).update('installation').digest('base64url').slice(0, 22);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
