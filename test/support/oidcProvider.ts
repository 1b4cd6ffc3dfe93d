import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Configuration, Provider } from 'oidc-provider';

/** A person at the provider. */
export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
  /** When they last authenticated, in seconds since 1970; now by default. */
  provedAt?: number;
}

export interface OidcTestProvider {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** By login name, which is also the subject. */
  readonly people: Map<string, ProviderPerson>;
  /** Every answered request: `POST /token`. */
  readonly requests: string[];
  /** Overrides the provider's responses while set, for example to simulate an outage. */
  instead: RequestListener | undefined;
  /** Registers a service by its redirect URI. */
  register(redirectUri: string): void;
  /** Signs in at a provider address like a person, and returns the final redirect. */
  walk(address: string, login: string | 'cancel'): Promise<URL>;
  [Symbol.asyncDispose](): Promise<void>;
}

const interaction = /^\/interaction\/[\w-]+(\/cancel)?$/;

/** A real OpenID Connect provider on this machine, with a one-field login that works in a browser too. */
export async function startOidcProvider(): Promise<OidcTestProvider> {
  const clientId = 'canvass';
  const clientSecret = randomBytes(16).toString('hex');
  const people = new Map<string, ProviderPerson>();
  const requests: string[] = [];
  let provider: Provider | undefined;
  let instead: RequestListener | undefined;

  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    requests.push(`${request.method} ${path}`);
    if (instead !== undefined) return instead(request, response);
    if (provider === undefined) return response.writeHead(503).end();
    if (interaction.test(path)) return await login(provider, people, path, request, response);
    return await provider.callback()(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    requests,
    get instead() {
      return instead;
    },
    set instead(listener) {
      instead = listener;
    },
    register(redirectUri) {
      const client = { client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] };
      provider = new Provider(issuer.origin, configuration(client, people));
    },
    walk: (address, name) => walk(issuer, address, name),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function configuration(
  client: { client_id: string; client_secret: string; redirect_uris: string[] },
  people: ReadonlyMap<string, ProviderPerson>,
): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    clients: [{ ...client, id_token_signed_response_alg: 'ES256', require_auth_time: true }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'EC', use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const person = people.get(id);
      return person === undefined ? undefined : { accountId: id, claims: () => ({ ...person, sub: id }) };
    },
    // Skips the consent screen: the service is the operator's own.
    async loadExistingGrant({ oidc }) {
      const { Grant } = oidc.provider;
      const grant = new Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

async function login(
  provider: Provider,
  people: ReadonlyMap<string, ProviderPerson>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (path.endsWith('/cancel')) {
    const denied = { error: 'access_denied', error_description: 'Cancelled.' };
    return await provider.interactionFinished(request, response, denied);
  }
  if (request.method === 'POST') {
    const accountId = new URLSearchParams(await text(request)).get('login') ?? '';
    const { provedAt: ts } = people.get(accountId) ?? {};
    const proof = { accountId, ...(ts === undefined ? {} : { ts }) };
    return await provider.interactionFinished(request, response, { login: proof });
  }
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><title>Sign in at the provider</title>
    <form method="post"><label>Login <input name="login" autofocus></label><button>Continue</button></form>
    <a href="${path}/cancel">Cancel</a></html>`,
  );
}

async function walk(issuer: URL, address: string, name: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  let body: URLSearchParams | undefined;
  while (url.origin === issuer.origin) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(cookie, value);
    }
    const page = await answer.text();
    body = undefined;
    const to = answer.headers.get('location');
    if (to !== null) url = new URL(to, url);
    else if (answer.status !== 200 || !interaction.test(url.pathname))
      throw new Error(`the provider answered ${answer.status}: ${page}`);
    else if (name === 'cancel') url = new URL(`${url.pathname}/cancel`, url);
    else body = new URLSearchParams({ login: name });
  }
  return url;
}
