import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after } from 'node:test';
import { type AppClient, openClient } from '../../app/appClient.ts';
import { startService } from '../../support/startService.ts';
import { secretOf } from './showcase.ts';

export const password = 'correct horse battery';
export const owner = { name: 'Maya Lindqvist', email: 'maya@example.org', password };

/** The data folder of an installation that is set up, and a session of its owner. */
interface OwnedFolder {
  readonly folder: string;
  readonly organization: string;
  readonly cookies: ReadonlyMap<string, string>;
}

let made: Promise<OwnedFolder> | undefined;

after(async () => {
  if (made !== undefined) await rm((await made).folder, { recursive: true, force: true });
});

/** Copies it into an empty folder: setting it up anew takes longer. */
export async function copyOwnedFolder(folder: string, env: NodeJS.ProcessEnv): Promise<OwnedFolder> {
  made ??= makeOwnedFolder(env);
  const original = await made;
  await cp(original.folder, folder, { recursive: true });
  // The owner has just signed in, however long the other tests of this process took.
  const database = new DatabaseSync(join(folder, 'canvass.db'));
  database.prepare('UPDATE app_session SET confirmed_at = ?').run(Date.now());
  database.close();
  return { ...original, folder };
}

async function makeOwnedFolder(env: NodeJS.ProcessEnv): Promise<OwnedFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-owned-'));
  await using service = await startService({ ...env, CANVASS_DATA: folder });
  const client = openClient(service.url);
  const organization = await setUp(client, secretOf('setup', service.output()));
  await service.stop();
  return { folder, organization, cookies: client.cookies };
}

/** Maya Lindqvist owns Harbour Museum. */
export async function setUp(client: AppClient, secret: string): Promise<string> {
  const wanted = { ...owner, secret, organization: 'Harbour Museum', sample: true };
  return (await client.ask('setUp', {}, wanted)).organization;
}

/** The session of the copy, whose cookies are named after its port. */
export function signedIn(url: string, { cookies }: OwnedFolder): AppClient {
  const client = openClient(url);
  for (const [name, value] of cookies) client.cookies.set(name.replace(/\d+$/, new URL(url).port), value);
  return client;
}
