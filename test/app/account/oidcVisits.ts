import assert from 'node:assert/strict';
import pino from 'pino';
import { openOidc } from '#outside/oidc.ts';
import { oidcRedirectUri } from '#service/account/oidc/oidcSetup.ts';
import { invite } from '#service/organization/invitation/invite.ts';
import { memberWrites } from '#service/organization/memberWrites.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Engine, engine } from '../../support/engines.ts';
import { type ProviderPerson, startOidcProvider } from '../../support/oidcProvider.ts';
import type { AppClient } from '../appClient.ts';
import { type Person, startApp } from '../appService.ts';

interface Wish {
  to?: string;
  invitation?: string;
}

/** The app beside a real provider, and the steps of people between the two. */
export async function startOidcVisits(on: Engine = engine('sqlite')) {
  const provider = await startOidcProvider();
  const { issuer, clientId, clientSecret, people } = provider;
  const options = { issuer, clientId, clientSecret, name: 'Orchard ID', scopes: 'openid email profile' };
  const setup = { provider: openOidc(options), join: undefined };
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  const app = await startApp(on, { oidc: setup, log });
  provider.register(oidcRedirectUri(app.context.baseUrl));
  let count = 0;

  /** A new person at the provider. */
  const atProvider = (person: ProviderPerson = {}): { login: string; email: string } => {
    count++;
    const login = `person-${count}`;
    const email = `${login}@provider.example`;
    people.set(login, { email, email_verified: true, name: `Person ${count}`, ...person });
    return { login, email };
  };

  /** Signs in at the provider and returns the callback address. */
  const goThrough = async (client: AppClient, login: string, wish: Wish = {}): Promise<URL> => {
    const { url } = await client.ask('beginOidc', {}, wish);
    return await provider.walk(url, login);
  };

  /** Follows the callback and returns the path it redirects to. */
  const comeBack = async (client: AppClient, { searchParams }: URL): Promise<string> => {
    const query = Object.fromEntries(searchParams);
    const { status, headers } = await client.call('endOidc', {}, undefined, { query });
    assert.equal(status, 303);
    const to = new URL(headers.location ?? '');
    assert.equal(to.origin, app.context.baseUrl, 'never to another site');
    return `${to.pathname}${to.search}`;
  };

  const signIn = async (client: AppClient, login: string, wish: Wish = {}): Promise<string> =>
    await comeBack(client, await goThrough(client, login, wish));

  /** Signs in, is asked whether to join, and agrees; returns the organisation. */
  const join = async (client: AppClient, login: string, wish: Wish = {}): Promise<string> => {
    assert.equal(await signIn(client, login, wish), '/app/join');
    const { organization } = await client.ask('lookAtOidcJoining', {});
    return (await client.ask('joinWithOidc', {}, { organization: organization.id })).organization;
  };

  const link = async (client: AppClient, login: string): Promise<string> => {
    const { url } = await client.ask('linkOidc', {});
    return await comeBack(client, await provider.walk(url, login));
  };

  /** The owner of a new organisation with a linked identity at the provider. */
  const linked = async (login: string) => {
    const organization = await app.makeOrganization();
    const person = await app.makePerson({ organization });
    const client = await app.signedIn(person);
    assert.equal(await link(client, login), '/app/account/security');
    return { organization, person, client };
  };

  /** The secret of an invitation by a new or the given owner; open to anyone if the address is empty. */
  const invitation = async (organization: OrganizationId, email: string, owner?: Person): Promise<string> => {
    const by = { ...(owner ?? (await app.makePerson({ organization }))), language: null };
    const { keys, context, data, time } = app;
    const rights = { organizationId: organization, user: by, sessionId: undefined, least: 'owner' } as const;
    const inviting = {
      writes: memberWrites(data.store, rights),
      windows: data.store.countedWindows,
      keys,
      baseUrl: context.baseUrl,
      organization: { id: organization, name: 'Orchard' },
      by,
    };
    const invited = await invite(inviting, { email, role: 'member', workspaces: [] }, time.now);
    assert.ok(invited.ok);
    return invited.value.link.split('/').at(-1) ?? '';
  };

  const whoIs = async (client: AppClient): Promise<string | undefined> =>
    (await client.ask('start', {})).user?.id;

  const close = async () => {
    await app.close();
    await provider[Symbol.asyncDispose]();
  };
  return {
    provider,
    options,
    setup,
    app,
    atProvider,
    goThrough,
    comeBack,
    signIn,
    join,
    link,
    linked,
    invitation,
    whoIs,
    /** Everything the service has logged so far. */
    logged,
    close,
  };
}
