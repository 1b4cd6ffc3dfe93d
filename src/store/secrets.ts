import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder } from './files/flushFolder.ts';

/** What the installation keeps outside its database, so that a stolen database alone opens nothing. */
export interface Secrets {
  /** Signs download links. */
  link_key: string;
}

/** The file is there and cannot be used; made anew, it would break every link that was given out. */
export class WrongSecrets extends Error {
  override name = 'WrongSecrets';
}

export const secretsFile = 'secrets.json';

/** Reads the secrets of a data folder, or makes them: mode 0600, and only once even if two processes start. */
export async function loadSecrets(folder: string): Promise<Secrets> {
  const path = join(folder, secretsFile);
  const found = await readSecrets(path);
  if (found !== undefined) return found;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const secrets: Secrets = { link_key: randomBytes(32).toString('base64url') };
  // A name of its own: another one on its way in this process would write into the file that is linked already.
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    // A link fails where the name is taken, which a rename would not.
    await link(temporary, path);
    await flushFolder(folder);
    return secrets;
  } catch (error) {
    const theirs = await readSecrets(path);
    if (theirs === undefined) throw error;
    return theirs;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function readSecrets(path: string): Promise<Secrets | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const secrets = parsed(text);
  if (
    typeof secrets === 'object' &&
    secrets !== null &&
    'link_key' in secrets &&
    typeof secrets.link_key === 'string'
  ) {
    return { link_key: secrets.link_key };
  }
  throw new WrongSecrets(`${path} does not hold the secrets of an installation. Restore it from a backup.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
