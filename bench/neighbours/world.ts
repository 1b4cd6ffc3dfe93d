import { readConfig } from '#config';
import { newShortId } from '#kit/ids.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { beginSession } from '#service/account/session/sessions.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { beginData } from '#service/operate/openData.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { insertMembership, insertUser } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { fillForm } from '../responses/fill.ts';

/** Two organisations of one installation: a quiet one with visitors, and one whose members use all that they may. */
export interface World {
  readonly quiet: { readonly form: string; readonly email: string; readonly password: string };
  readonly hostile: {
    readonly organization: string;
    readonly workspace: string;
    /** A form with many responses. */
    readonly form: string;
    /** Sessions of different members. */
    readonly tokens: readonly string[];
    readonly email: string;
    /** An API key that may write forms. */
    readonly key: string;
  };
}

const quietPassword = 'a quiet passphrase of some length';

export async function buildWorld(
  env: NodeJS.ProcessEnv,
  { responses, members }: { readonly responses: number; readonly members: number },
): Promise<World> {
  const data = await beginData(readConfig({}, env));
  try {
    const { store, secrets } = data;
    const keys = new AccountKeys(secrets);
    const quiet = await fillForm(store, 'visited', 50);
    const { email } = await addPerson(store, quiet.organizationId, quietPassword);
    const hostile = await fillForm(store, 'hostile', responses);
    const organization = hostile.organizationId;
    const tokens: string[] = [];
    let named = '';
    for (let number = 0; number < members; number += 1) {
      const person = await addPerson(store, organization);
      named = person.email;
      const session = { userId: person.id, method: 'password', agent: 'bench' } as const;
      tokens.push(await store.write(({ db }) => beginSession(db, keys, session, Date.now())));
    }
    const { key } = await createApiKey(
      operatorWrites(store, organization),
      'bench',
      Date.now(),
      'forms:write',
    );
    return {
      quiet: { form: 'visited', email, password: quietPassword },
      hostile: { organization, workspace: 'work-hostile', form: 'hostile', tokens, email: named, key },
    };
  } finally {
    await data.close();
  }
}

async function addPerson(store: Store, organization: OrganizationId, password?: string) {
  const id = newShortId();
  const email = `${id}@example.org`;
  const now = Date.now();
  const hash = password === undefined ? undefined : await hashPassword(password);
  await store.write(async ({ db }) => {
    await insertUser(db, { id, email, name: 'Bench', created_at: now });
    if (hash !== undefined)
      await db.insertInto('user_password').values({ user_id: id, hash, set_at: now }).execute();
    const row = { organization_id: organization, user_id: id, role: 'owner', created_at: now } as const;
    await insertMembership(db, row);
  });
  return { id, email };
}
