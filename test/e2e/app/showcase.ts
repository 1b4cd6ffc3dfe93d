import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { canvass } from '../../api/canvass.ts';
import { type AppClient, openClient } from '../../app/appClient.ts';
import { makePublishedForm } from '../../app/form/publishedForm.ts';
import { type RunningService, startService } from '../../support/startService.ts';
import { makeBuiltForm } from './builtForm.ts';

/** An installation with data on every screen of the web app, created through its own API. */
export interface Showcase {
  service: RunningService;
  /** The public address; passkeys work only there. */
  url: string;
  /** Signed in as the owner of everything. */
  owner: AppClient;
  /** A member with one workspace. */
  member: AppClient;
  /** A person in no organisation, with an authenticator app and a password set through an owner's link. */
  guarded: AppClient;
  /** A member of two other organisations, neither of which accepts the session. */
  barred: AppClient;
  /** The one that requires a second factor, and the one whose owner ended the sessions. */
  shut: { factor: string; ended: string };
  organization: string;
  workspace: string;
  /** A form with two versions, whose draft differs from what is published. */
  changedForm: string;
  /** The id of a response to it. */
  response: number;
  /** A form without fields, which cannot be published. */
  draftForm: string;
  /** A draft with pages, rules, a look and a translation. */
  builtForm: string;
  /** Secrets of unused links. */
  links: { setup: string; usedSetup: string; join: string; reset: string };
  /** Everyone's password; `guarded@example.org` also needs a code. */
  password: string;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface ShowcaseOptions {
  /** Replaces the text that people enter, for example by an attack. */
  readonly write?: (words: string) => string;
  readonly forms?: number;
  /** The folder of another copy of the program. */
  readonly program?: string;
}

const password = 'correct horse battery';
const templates = 4;

export async function openShowcase({
  write = (words) => words,
  forms = 14,
  program,
}: ShowcaseOptions = {}): Promise<Showcase> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-showcase-'));
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    CANVASS_DATA: folder,
    CANVASS_LOG_LEVEL: 'error',
    CANVASS_SUBMIT_LIMIT: '0',
  };
  const service = await startService(env, [], program);
  const close = async () => {
    await service.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await furnish(service, env, { write, forms })), [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function furnish(
  service: RunningService,
  env: NodeJS.ProcessEnv,
  { write, forms }: Required<Omit<ShowcaseOptions, 'program'>>,
): Promise<Omit<Showcase, typeof Symbol.asyncDispose>> {
  const usedSetup = secretOf('setup', service.output());
  const owner = openClient(service.url);
  const { organization } = await owner.ask(
    'setUp',
    {},
    {
      secret: usedSetup,
      name: write('Maya Lindqvist'),
      email: 'maya@example.org',
      password,
      organization: write('Harbour Museum'),
      time_zone: 'Europe/Stockholm',
      sample: true,
    },
  );
  const scope = { organization };
  const { id: workspace } = await owner.ask('createWorkspace', scope, { name: write('Education') });
  await owner.ask('createWorkspace', scope, { name: write('Front desk') });
  await makeForms(owner, organization, workspace, forms, write);
  const changedForm = await makeChangedForm(owner, organization, workspace, write);
  const builtForm = await makeBuiltForm(owner, organization, workspace, write);
  const empty = { workspace, name: write('Summer camp'), template: null };
  const { id: draftForm } = await owner.ask('createForm', scope, empty);
  const outdated = { workspace, name: write('Last year'), template: null };
  const { id: form } = await owner.ask('createForm', scope, outdated);
  await owner.ask('deleteForm', { ...scope, form });
  const { link } = await owner.ask('invite', scope, {
    email: 'jonas@example.org',
    role: 'member',
    workspaces: [workspace],
  });
  const member = openClient(service.url);
  const jonas = { name: write('Jonas Berg'), email: 'jonas@example.org', password };
  await member.ask('joinWithAccount', {}, { secret: secretOf('join', link), ...jonas });
  const anybody = await owner.ask('invite', scope, { email: '', role: 'member', workspaces: [] });
  const tove = { name: write('Tove Nyberg'), email: 'tove@example.org', password };
  await openClient(service.url).ask(
    'joinWithAccount',
    {},
    { secret: secretOf('join', anybody.link), ...tove },
  );
  const guarded = await makeGuarded(owner, organization, write('Noor Haddad'));
  await owner.ask('invite', scope, { email: 'ines@example.org', role: 'admin', workspaces: [] });
  const open = await owner.ask('invite', scope, { email: '', role: 'member', workspaces: [workspace] });
  await owner.ask('createKey', scope, { name: write('Nightly report') });
  const { id: key } = await owner.ask('createKey', scope, { name: write('Old spreadsheet') });
  await owner.ask('revokeKey', { ...scope, key });
  await owner.ask('changeMail', scope, { from_name: write('Harbour Museum'), reply_to: 'desk@example.org' });
  const { members } = await owner.ask('members', scope);
  const user = members.find(({ email }) => email === jonas.email)?.id ?? '';
  const reset = await owner.ask('makeResetLink', { ...scope, user });
  const { barred, shut } = await makeBarred(owner.url, () => canvass(env, 'setup-link'), write);
  const setup = secretOf('setup', await canvass(env, 'setup-link'));
  return {
    service,
    url: service.url.replace('127.0.0.1', 'localhost'),
    owner,
    member,
    guarded,
    barred,
    shut,
    organization,
    workspace,
    changedForm,
    response: await answerForm(owner, organization, changedForm, write),
    draftForm,
    builtForm,
    links: { setup, usedSetup, join: secretOf('join', open.link), reset: secretOf('reset', reset.link) },
    password,
  };
}

/** Sends one response, as a program would. */
async function answerForm(
  owner: AppClient,
  organization: string,
  form: string,
  write: (words: string) => string,
): Promise<number> {
  const answer = await fetch(`${owner.url}/f/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ answers: { field20: write('Mill Lane School'), field21: ['pasta'] } }),
  });
  if (answer.status !== 201) throw new Error(`the response was not stored: ${await answer.text()}`);
  const { rows } = await owner.ask('responses', { organization, form });
  return rows[0]?.id ?? 0;
}

async function makeGuarded(owner: AppClient, organization: string, name: string): Promise<AppClient> {
  const { link } = await owner.ask('invite', { organization }, { email: '', role: 'admin', workspaces: [] });
  const guarded = openClient(owner.url);
  const first = 'a kettle before the storm';
  const account = { secret: secretOf('join', link), name, email: 'guarded@example.org', password: first };
  await guarded.ask('joinWithAccount', {}, account);
  const user = (await guarded.ask('account', {})).id;
  const { link: reset } = await owner.ask('makeResetLink', { organization, user });
  await guarded.ask('resetPassword', {}, { secret: secretOf('reset', reset), password });
  const { secret } = await guarded.ask('beginTotp', {});
  await guarded.ask('confirmTotp', {}, { code: new TOTP({ secret }).generate() });
  await guarded.ask('leaveOrganization', { organization });
  return guarded;
}

async function makeBarred(
  url: string,
  setupLink: () => Promise<string>,
  write: (words: string) => string,
): Promise<Pick<Showcase, 'barred' | 'shut'>> {
  const keeper = openClient(url);
  const barred = openClient(url);
  const found = async (name: string, account: { name?: string; email?: string; password?: string }) => {
    const secret = secretOf('setup', await setupLink());
    const wanted = { secret, ...account, organization: write(name), sample: false };
    const { organization } = await keeper.ask('setUp', {}, wanted);
    const invited = { email: '', role: 'member', workspaces: [] } as const;
    const { link } = await keeper.ask('invite', { organization }, { ...invited, workspaces: [] });
    return { organization, secret: secretOf('join', link) };
  };
  const ida = { name: write('Ida Holm'), email: 'ida@example.org', password };
  const library = await found('Riverside Library', ida);
  const per = { name: write('Per Dahl'), email: 'per@example.org', password };
  await barred.ask('joinWithAccount', {}, { secret: library.secret, ...per });
  const archive = await found('City Archive', {});
  await barred.ask(
    'acceptInvitation',
    {},
    { secret: archive.secret, password: 'a lantern for every harbour' },
  );
  const user = (await barred.ask('account', {})).id;
  await keeper.ask('endMemberSessions', { organization: archive.organization, user });
  const { secret } = await keeper.ask('beginTotp', {});
  await keeper.ask('confirmTotp', {}, { code: new TOTP({ secret }).generate() });
  const { organization } = library;
  await keeper.ask('requireSecondFactor', { organization }, { required: true });
  return { barred, shut: { factor: organization, ended: archive.organization } };
}

async function makeForms(
  owner: AppClient,
  organization: string,
  workspace: string,
  count: number,
  write: (words: string) => string,
): Promise<void> {
  const known = (await owner.ask('templates', { organization })).templates.slice(0, templates);
  for (let number = 0; number < count; number += 1) {
    const template = known[number % Math.max(known.length, 1)];
    const name = write(`${template?.title ?? 'Form'} ${number + 1}`);
    const form = await makePublishedForm(owner, organization, {
      workspace,
      name,
      ...(template === undefined ? {} : { template: template.name }),
    });
    if (number % 5 === 3) await owner.ask('changeForm', { organization, form }, { enabled: false });
  }
}

async function makeChangedForm(
  owner: AppClient,
  organization: string,
  workspace: string,
  write: (words: string) => string,
): Promise<string> {
  const form = await makePublishedForm(owner, organization, { workspace, name: write('School visit') });
  const params = { organization, form };
  const option = (label: string) => ({ value: label.toLowerCase(), label: write(label) });
  const withFields = (fields: unknown[]) => ({
    format: 2,
    title: write('School visit'),
    pages: [{ id: 'page1', label: write('Your class'), fields }],
  });
  const field = { id: 'field20', type: 'one_line_input', label: write('School') };
  const meal = { id: 'field21', type: 'multiple_choice', label: write('Lunch') };
  const revisions = [
    [field, { ...meal, options: ['Fish', 'Pasta', 'None'].map(option) }],
    [
      { ...field, label: write('Name of the school'), required: true },
      { ...meal, options: ['Pasta', 'None'].map(option) },
      { id: 'field22', type: 'date', label: write('Day of the visit') },
    ],
  ];
  let { revision } = await owner.ask('form', params);
  for (const [index, fields] of revisions.entries()) {
    const body = { revision, definition: withFields(fields) };
    ({ revision } = await owner.ask('saveDraft', params, body));
    if (index === 0) await owner.ask('publishForm', params, { revision });
  }
  return form;
}

/** The secret of a link such as `http://localhost:3000/join/<secret>` anywhere in a text. */
export function secretOf(kind: 'setup' | 'join' | 'reset' | 'confirm-email', text: string): string {
  const [, secret = ''] = new RegExp(`/${kind}/([\\w-]{43})`).exec(text) ?? [];
  if (secret === '') throw new Error(`there is no link to ${kind} in: ${text}`);
  return secret;
}
