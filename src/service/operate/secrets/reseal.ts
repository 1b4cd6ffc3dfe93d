import {
  deleteHashed,
  replaceSealedConnection,
  replaceSealedInvitation,
  replaceSealedMail,
  replaceSealedMailServer,
  replaceSealedOfForm,
  replaceSealedTotp,
  sealedRows,
} from '#store/query/operate/sealed.ts';
import type { Secrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';
import { AccountKeys } from '../../base/accountKeys.ts';

const purposes = { webhook_key: 'webhook', form_secret: 'form_secret', workflow_run: 'private_run' } as const;

/** How many values were sealed again. */
export interface SealedAgain {
  totp: number;
  invitations: number;
  mails: number;
  connections: number;
}

/**
 * Reseals every value that an accepted older key has sealed, in one transaction. With `endHashed`, the transaction
 * also deletes rows found by hash, such as sessions and one-time links. Idempotent.
 */
export async function sealAgain(
  store: Store,
  secrets: Secrets,
  { endHashed = false }: { endHashed?: boolean } = {},
): Promise<SealedAgain> {
  const keys = new AccountKeys(secrets);
  return await store.write(
    async ({ db }) => {
      const rows = await sealedRows(db);
      const done: SealedAgain = { totp: 0, invitations: 0, mails: 0, connections: 0 };
      for (const row of rows.totp) {
        const sealed = keys.sealAgain('totp', row.sealed);
        if (sealed === undefined) continue;
        await replaceSealedTotp(db, row, sealed);
        done.totp += 1;
      }
      for (const row of rows.invitations) {
        const secret = keys.open('invitation', row.sealed);
        if (secret === undefined) continue;
        const sealed = keys.sealAgain('invitation', row.sealed) ?? row.sealed;
        const hash = keys.hash('invitation', secret);
        if (sealed === row.sealed && hash === row.hash) continue;
        await replaceSealedInvitation(db, row, { sealed, hash });
        done.invitations += 1;
      }
      for (const row of rows.mails) {
        const sealed = keys.sealAgain('mail', row.sealed);
        if (sealed === undefined) continue;
        await replaceSealedMail(db, row, sealed);
        done.mails += 1;
      }
      for (const row of rows.mailServers) {
        const sealed = keys.sealAgain('mail_server', row.sealed);
        if (sealed !== undefined) await replaceSealedMailServer(db, row, sealed);
      }
      for (const row of rows.connections) {
        const sealed = keys.sealAgain('connection', row.sealed);
        if (sealed === undefined) continue;
        await replaceSealedConnection(db, row, sealed);
        done.connections += 1;
      }
      for (const row of rows.ofForms) {
        const sealed = keys.sealAgain(purposes[row.table], row.sealed);
        if (sealed !== undefined) await replaceSealedOfForm(db, row, sealed);
      }
      if (endHashed) await deleteHashed(db);
      return done;
    },
    { ofForms: 'counts' },
  );
}
