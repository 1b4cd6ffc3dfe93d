import * as z from 'zod/mini';
import { mailEncryptions } from '#contract/app/mail/mailServer.ts';
import type { SmtpServer } from '#kit/network/smtpUrl.ts';
import { sealedMailServer } from '#store/query/mail/mailServer.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';

const storedServer = z.object({
  host: z.string(),
  port: z.number(),
  encryption: z.enum(mailEncryptions),
  user: z.string(),
  password: z.string(),
  from: z.string(),
  /** On whose behalf the service connects to it. */
  organization: z.string(),
});

/** A mail server that was set up in the app. All of it is sealed in the database. */
export type StoredServer = z.infer<typeof storedServer>;

/** Undefined if there is none, or if its keys are gone. */
export async function readStoredServer(db: Database, keys: AccountKeys): Promise<StoredServer | undefined> {
  const sealed = await sealedMailServer(db);
  return sealed === undefined ? undefined : openStoredServer(keys, sealed);
}

export function openStoredServer(keys: AccountKeys, sealed: string): StoredServer | undefined {
  const text = keys.open('mail_server', sealed);
  return text === undefined ? undefined : z.parse(storedServer, JSON.parse(text));
}

export function sealStoredServer(keys: AccountKeys, server: StoredServer): string {
  return keys.seal('mail_server', JSON.stringify(server));
}

export function smtpServerOf({ host, port, encryption, user, password }: StoredServer): SmtpServer {
  return {
    host,
    port,
    secure: encryption === 'tls',
    user: user === '' ? undefined : user,
    password,
    requireTls: encryption === 'starttls',
    ignoreTls: encryption === 'none',
    verifyCertificate: true,
    certificateName: undefined,
  };
}
