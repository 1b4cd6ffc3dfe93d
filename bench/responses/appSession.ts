import { readConfig } from '#config';
import { cookieName } from '#http/app/reply.ts';
import { newShortId } from '#kit/ids.ts';
import { beginSession } from '#service/account/session/sessions.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { openData } from '#service/operate/openData.ts';
import { insertMembership, insertUser } from '#store/query/account/user.ts';
import type { OrganizationId } from '#store/tables.ts';

export interface AppSessions {
  readonly organization: OrganizationId;
  /** A secret for the session of each owner. */
  readonly tokens: readonly string[];
}

/** So many owners of the organisation that has this form, because a person may have a few streams only. */
export async function openSessions(
  env: NodeJS.ProcessEnv,
  form: string,
  sessions: number,
): Promise<AppSessions> {
  const data = await openData(readConfig({}, env));
  try {
    const keys = new AccountKeys(data.secrets);
    const now = Date.now();
    return await data.store.write(async ({ db }) => {
      const { organization_id: organization } = await db
        .selectFrom('form')
        .select('organization_id')
        .where('id', '=', form)
        .executeTakeFirstOrThrow();
      const tokens: string[] = [];
      for (let number = 0; number < sessions; number += 1) {
        const id = newShortId();
        await insertUser(db, { id, email: `${id}@example.org`, name: 'Bench', created_at: now });
        await insertMembership(db, {
          organization_id: organization,
          user_id: id,
          role: 'owner',
          created_at: now,
        });
        tokens.push(await beginSession(db, keys, { userId: id, method: 'password', agent: 'bench' }, now));
      }
      return { organization, tokens };
    });
  } finally {
    await data.close();
  }
}

/** The headers of a signed-in browser; the cookie is named after the address that the service prints. */
export function appHeaders(url: string, token: string): Record<string, string> {
  const base = `http://localhost:${new URL(url).port}`;
  return { Cookie: `${cookieName('session', base)}=${token}`, 'Sec-Fetch-Site': 'same-origin' };
}
