import { createHash, createSign } from 'node:crypto';
import * as z from 'zod/mini';
import { type Caller, callService, type ServiceAnswer } from '../support/callService.ts';
import type { ServiceAccount } from './serviceAccount.ts';

const scope = 'https://www.googleapis.com/auth/spreadsheets';
const lifetime = 3600;

const tokenBody = z.object({ access_token: z.string(), expires_in: z.optional(z.number()) });

interface Token {
  readonly token: string;
  readonly until: number;
}

/** Tokens last an hour; asking for each row would halve the speed. */
const tokens = new Map<string, Token>();
const maxTokens = 200;

/**
 * An access token of a service account: an assertion signed with its key (RS256, RFC 7523), exchanged at the address in the
 * key file. The answer of the exchange if it was refused.
 */
export async function googleToken(
  caller: Caller,
  account: ServiceAccount,
  now: number,
): Promise<{ token: string } | { refused: ServiceAnswer }> {
  const id = tokenId(account);
  const known = tokens.get(id);
  if (known !== undefined && known.until > now) {
    caller.hide(known.token);
    return { token: known.token };
  }
  const assertion = signedAssertion(account, now);
  caller.hide(assertion);
  const answer = await callService(caller, {
    method: 'POST',
    url: account.tokenUri,
    form: { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion },
  });
  const given = z.safeParse(tokenBody, answer.json);
  if (answer.status !== 200 || !given.success) return { refused: answer };
  const { access_token: token, expires_in = lifetime } = given.data;
  caller.hide(token);
  if (tokens.size >= maxTokens) tokens.clear();
  // A minute early, so that none ends on its way.
  tokens.set(id, { token, until: now + Math.max(0, expires_in - 60) * 1000 });
  return { token };
}

/** After a refusal the token may have been revoked. */
export function forgetToken(account: ServiceAccount): void {
  tokens.delete(tokenId(account));
}

function tokenId({ client_email, key, tokenUri }: ServiceAccount): string {
  const pem = key.export({ type: 'pkcs8', format: 'der' });
  return createHash('sha256').update(`${client_email} ${tokenUri} `).update(pem).digest('base64url');
}

function signedAssertion({ client_email, key, keyId, tokenUri }: ServiceAccount, now: number): string {
  const issued = Math.floor(now / 1000);
  const header = { alg: 'RS256', typ: 'JWT', ...(keyId === undefined ? {} : { kid: keyId }) };
  const claims = { iss: client_email, scope, aud: tokenUri, iat: issued, exp: issued + lifetime };
  const content = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}
