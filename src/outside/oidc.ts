import { failed, ok, type Result } from '#kit/result.ts';
import { hour } from '#kit/time/durations.ts';
import { createHttpClient, type HttpClient } from './httpClient.ts';
import { providerFetch } from './providerFetch.ts';

type Library = typeof import('openid-client');
type Configuration = import('openid-client').Configuration;

export interface OidcOptions {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** The display name of the provider. */
  name: string;
  scopes: string;
}

/** The values kept between the redirect to the provider and the callback. */
interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A person as the provider describes them. */
export interface OidcPerson {
  readonly subject: string;
  readonly name: string;
  /** Empty if the provider reports none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The time of authentication at the provider, in milliseconds; undefined if it does not report it. */
  readonly provedAt: number | undefined;
}

/** `denied`: the user or the provider declined. `failed`: an error in the protocol or the connection. */
export type OidcFailure = { code: 'denied' | 'failed'; reason: string };

/** The configured OIDC provider. */
export interface OidcProvider {
  readonly issuer: string;
  readonly name: string;
  /** The URL to redirect to; `anew` demands a fresh authentication. */
  begin(redirectUri: string, checks: OidcChecks, forceLogin: boolean): Promise<Result<URL, OidcFailure>>;
  /** The user who returned to `callback`, our address with the provider's parameters. */
  finish(callback: URL, checks: OidcChecks): Promise<Result<OidcPerson, OidcFailure>>;
}

/** The timeout of each request, in seconds. */
const timeoutSeconds = 10;

/** The cache lifetime of the provider's metadata, in milliseconds. */
const metadataLifetime = hour;

/** Error codes that mean a person or the provider declined, rather than a fault. */
const refusals = new Set(['access_denied', 'consent_required', 'interaction_required', 'login_required']);

/** OpenID Connect through a certified library, imported lazily because many installations never need it. */
export function openOidc(options: OidcOptions): OidcProvider {
  const { issuer } = options;
  const client = createHttpClient({ allowPrivate: true, headersTimeout: timeoutSeconds * 1000 });
  let known: { at: number; configuration: Promise<Configuration> } | undefined;
  const configuration = (library: Library): Promise<Configuration> => {
    if (known !== undefined && performance.now() - known.at < metadataLifetime) return known.configuration;
    const asked = { at: performance.now(), configuration: discover(library, client, options) };
    known = asked;
    asked.configuration.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.configuration;
  };

  return {
    issuer: issuer.href,
    name: options.name,

    async begin(redirectUri, { state, nonce, verifier }, forceLogin) {
      const library = await import('openid-client');
      try {
        const parameters = {
          redirect_uri: redirectUri,
          scope: options.scopes,
          state,
          nonce,
          code_challenge: await library.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(forceLogin ? { max_age: '0' } : {}),
        };
        return ok(library.buildAuthorizationUrl(await configuration(library), parameters));
      } catch (error) {
        return failed({ code: 'failed', reason: reasonOf(error) });
      }
    },

    async finish(callback, { state, nonce, verifier }) {
      const library = await import('openid-client');
      try {
        const server = await configuration(library);
        const tokens = await library.authorizationCodeGrant(server, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) return failed({ code: 'failed', reason: 'no ID token' });
        if (claims.email !== undefined || server.serverMetadata().userinfo_endpoint === undefined)
          return ok(toPerson(claims.sub, claims));
        const more = await library.fetchUserInfo(server, tokens.access_token, claims.sub);
        return ok(toPerson(claims.sub, { ...claims, ...more }));
      } catch (error) {
        const isDenied = error instanceof library.AuthorizationResponseError && refusals.has(error.error);
        return failed({ code: isDenied ? 'denied' : 'failed', reason: reasonOf(error) });
      }
    },
  };
}

async function discover(
  library: Library,
  client: HttpClient,
  { issuer, clientId, clientSecret }: OidcOptions,
): Promise<Configuration> {
  const ways = {
    basic: library.ClientSecretBasic(clientSecret),
    post: library.ClientSecretPost(clientSecret),
  };
  const { fetch, allow } = providerFetch(client, issuer);
  const configuration = await library.discovery(
    issuer,
    clientId,
    clientSecret,
    (server, ...rest) => {
      const takesBasic =
        server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
      ways[takesBasic ? 'basic' : 'post'](server, ...rest);
    },
    {
      timeout: timeoutSeconds,
      [library.customFetch]: fetch,
      // Verifies the ID token's signature although it comes from the provider over TLS.
      execute: [
        library.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [library.allowInsecureRequests] : []),
      ],
    },
  );
  const { issuer: named, token_endpoint, jwks_uri, userinfo_endpoint } = configuration.serverMetadata();
  // A multi-tenant issuer would let each tenant claim any subject.
  if (URL.parse(named)?.href !== issuer.href)
    throw new Error(`The provider calls itself ${named}, not ${issuer.href}.`);
  allow([token_endpoint, jwks_uri, userinfo_endpoint]);
  return configuration;
}

function toPerson(subject: string, claims: Readonly<Record<string, unknown>>): OidcPerson {
  const email = textOf(claims.email);
  return {
    subject,
    name: textOf(claims.name) || textOf(claims.preferred_username) || email,
    email,
    isEmailVerified: email !== '' && claims.email_verified === true,
    provedAt: typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : undefined,
  };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}

/** The reason for the log: the messages of library and provider, without tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'error' in error ? ` (${String(error.error)})` : '';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${code}${cause}`.slice(0, 500);
}
