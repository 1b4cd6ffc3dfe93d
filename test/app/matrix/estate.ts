import { newShortId, newUuid } from '#kit/ids.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { newSecret } from '#service/base/accountKeys.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { newWorkspace } from '#service/organization/workspace/newWorkspace.ts';
import { setRunBy } from '#store/query/mail/mailServer.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AppClient } from '../appClient.ts';
import type { AppService, Person } from '../appService.ts';
import { makePublishedForm } from '../form/publishedForm.ts';

/** An organisation with one of everything that a route can name. */
export interface Estate {
  organization: OrganizationId;
  name: string;
  owner: Person;
  admin: Person;
  /** Has access to `workspace`, but not to `otherWorkspace`. */
  member: Person;
  workspace: string;
  otherWorkspace: string;
  emptyWorkspace: string;
  /** In `workspace`. */
  form: string;
  /** The id of a response to it, which no other organisation has. */
  response: string;
  updatedAt: string;
  key: string;
  invitation: string;
  mail: string;
  connection: string;
}

/** Created directly in the store, except for the form, because the matrix does not test its creation. */
export async function makeEstate(app: AppService, name: string): Promise<Estate> {
  const { store } = app.data;
  const now = app.context.clock();
  const organization = await app.makeOrganization(name);
  const made = async (label: string) => {
    const workspace = await newWorkspace(operatorWrites(store, organization), label, now);
    return workspace.ok ? workspace.value.id : '';
  };
  const workspace = await made(`${name} one`);
  const otherWorkspace = await made(`${name} two`);
  const emptyWorkspace = await made(`${name} three`);
  const owner = await app.makePerson({ organization, role: 'owner', name: `${name} owner` });
  const admin = await app.makePerson({ organization, role: 'admin', name: `${name} admin` });
  const member = await app.makePerson({
    organization,
    role: 'member',
    name: `${name} member`,
    workspaces: [workspace],
  });
  const key = newShortId();
  const invitation = newShortId();
  const mail = newUuid();
  const connection = newShortId();
  await store.write(async ({ db }) => {
    const secret = newSecret();
    // Its owners look after the installation; those of estates that were made before do not any more.
    await setRunBy(db, organization);
    await db
      .insertInto('api_key')
      .values({
        organization_id: organization,
        id: key,
        name: 'key',
        hash: newSecret(),
        prefix: 'cv_123456',
        created_at: now,
      })
      .execute();
    await db
      .insertInto('workflow_connection')
      .values({
        organization_id: organization,
        id: connection,
        name: 'connection',
        provider: 'slack',
        account: '127.0.0.1:9',
        // A private address, which no request reaches.
        sealed: app.keys.seal(
          'connection',
          JSON.stringify({ provider: 'slack', url: 'http://127.0.0.1:9/services/secret' }),
        ),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto('invitation')
      .values({
        organization_id: organization,
        id: invitation,
        hash: app.keys.hash('invitation', secret),
        sealed: app.keys.seal('invitation', secret),
        email: '',
        role: 'member',
        workspaces: '[]',
        created_by: owner.id,
        created_at: now,
        expires_at: now + 1e9,
      })
      .execute();
    await db
      .insertInto('mail')
      .values({
        id: mail,
        organization_id: organization,
        kind: 'invitation',
        recipient: 'a@example.org',
        subject: 'subject',
        sealed: app.keys.seal('mail', JSON.stringify({ subject: '', text: 'text', html: '', link: null })),
        state: 'waiting',
        next_attempt_at: now,
        created_at: now,
      })
      .execute();
  });
  const client = await app.signedIn(owner);
  const form = await makePublishedForm(client, organization, { workspace, name: 'A form' });
  const response = await addResponse(app, organization, form);
  return {
    organization,
    name,
    owner,
    admin,
    member,
    workspace,
    otherWorkspace,
    emptyWorkspace,
    form,
    ...response,
    key,
    invitation,
    mail,
    connection,
  };
}

let lastNumber = 1000;

/** A response to the contact form. Each organisation counts from another number, so that ids tell them apart. */
async function addResponse(
  { data, context }: AppService,
  organization: OrganizationId,
  form: string,
): Promise<Pick<Estate, 'response' | 'updatedAt'>> {
  lastNumber += 1000;
  const text = { value_type: 'string' } as const;
  const arriving = {
    form_id: form,
    version: 1,
    test: false,
    visitor: { country: '', region: '', city: '', time_spent: 0, url: '' },
    response: [
      { field_id: 'field1', field_type: 'one_line_input', ...text, value: 'Ana' },
      { field_id: 'field2', field_type: 'email', ...text, value: 'ana@example.org' },
      { field_id: 'field4', field_type: 'comment', ...text, value: 'Hello' },
    ],
    submission_id: newUuid(),
    body_hash: null,
    device: null,
    language: null,
  };
  return await data.store.write(async (transaction) => {
    await transaction.db
      .updateTable('organization')
      .set({ last_number: lastNumber })
      .where('id', '=', organization)
      .execute();
    const [stored] = await appendResponses(transaction, organization, [arriving], context.clock);
    if (stored === undefined) throw new Error('a response that was added is not there');
    return { response: String(stored.id), updatedAt: formatInstant(stored.created_at) };
  });
}

/** The kinds of people who try a route. */
export interface Actors {
  nobody: AppClient;
  /** Signed in, and in no organisation. */
  stranger: AppClient;
  /** The owner of another organisation. */
  outsider: AppClient;
  member: AppClient;
  admin: AppClient;
  owner: AppClient;
}

export async function makeActors(app: AppService, estate: Estate, other: Estate): Promise<Actors> {
  return {
    nobody: app.visitor(),
    stranger: await app.signedIn(await app.makePerson({})),
    outsider: await app.signedIn(other.owner),
    member: await app.signedIn(estate.member),
    admin: await app.signedIn(estate.admin),
    owner: await app.signedIn(estate.owner),
  };
}
