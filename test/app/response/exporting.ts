import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { newWorkspace } from '#service/organization/workspace/newWorkspace.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { arriving } from '../../store/example.ts';
import type { Engine } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';
import { makePublishedForm } from '../form/publishedForm.ts';

/** Each live response says `Person`, its number and `more`. */
export async function formWithResponses(engine: Engine, count: number, more = '') {
  const app = await startApp(engine);
  const { store } = app.data;
  const made = await memberOf(app, 'Acme');
  const { form, organization } = made.scope;
  const responses = Array.from({ length: count }, (_, index) =>
    arriving(form, { text: `Person ${index}${more}`, device: 'phone' }),
  );
  responses.push(arriving(form, { text: 'A test', test: true }));
  await store.write((transaction) =>
    appendResponses(transaction, organization, responses, () => app.time.now),
  );
  return { app, ...made };
}

export async function memberOf(app: AppService, name: string) {
  const { store } = app.data;
  const organization = await app.makeOrganization(name);
  const made = await newWorkspace(operatorWrites(store, organization), 'Main', app.time.now);
  const workspace = made.ok ? made.value.id : '';
  const person = await app.makePerson({ organization, role: 'member', workspaces: [workspace] });
  const client = await app.signedIn(person);
  const form = await makePublishedForm(client, organization, { workspace, name: 'Feedback: 1/2' });
  return { organization, workspace, client, person, scope: { organization, form } };
}

export function background(app: AppService) {
  const { store, files } = app.data;
  const { definitions, indexes, clock, baseUrl } = app.context;
  return {
    store,
    files,
    definitions,
    indexes,
    clock,
    baseUrl,
    keys: () => app.keys,
    wakeMail: () => undefined,
  };
}
