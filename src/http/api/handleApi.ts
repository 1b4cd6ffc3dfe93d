import type { EndpointName } from '#contract/paths.ts';
import type { KeyUsage } from '#service/organization/key/keyUsage.ts';
import { isFileLinkValid } from '#service/response/fileLink.ts';
import { findForm } from '#store/query/form/form.ts';
import type { KeyOwner } from '#store/query/organization/key.ts';
import { findFile, organizationsWithFile } from '#store/query/response/file.ts';
import { withFirstMatchingKey } from '#store/secrets.ts';
import { type LimitState, requestsPerHour } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Exchange } from '../exchange.ts';
import { Problem, toProblem } from '../problem.ts';
import { sendJson } from '../reply/send.ts';
import { requireMethod } from '../route/requireMethod.ts';
import type { Match } from '../route/router.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Authenticator } from './authenticate.ts';
import type { ApiContext, ApiRequest } from './context.ts';
import * as v1Forms from './v1/forms.ts';
import * as v1Responses from './v1/responses.ts';
import { sendFileContent } from './v2/fileContent.ts';
import * as v2Files from './v2/files.ts';
import * as v2Forms from './v2/forms.ts';
import { ping } from './v2/ping.ts';
import * as v2Responses from './v2/responses.ts';
import { workspaces } from './v2/workspaces.ts';

/** An object to serialise, or serialised JSON in chunks; undefined if the id does not exist. */
type Answer = (
  context: ApiContext,
  request: ApiRequest,
) => Promise<object | Uint8Array<ArrayBuffer>[] | undefined>;

const answers: Record<Exclude<EndpointName, 'v2.fileContent'>, Answer> = {
  'v1.ping': ping,
  'v1.forms': v1Forms.forms,
  'v1.form': v1Forms.form,
  'v1.responses': v1Responses.responses,
  'v2.ping': ping,
  'v2.workspaces': workspaces,
  'v2.forms': v2Forms.forms,
  'v2.form': v2Forms.form,
  'v2.responses': v2Responses.responses,
  'v2.files': v2Files.files,
};

/** The endpoint of a path. */
export interface Route {
  readonly name: EndpointName;
  /** The decoded id of the form or file; empty if the path has none. */
  readonly id: string;
}

export interface Api {
  context: ApiContext;
  authenticator: Authenticator;
  keyUse: KeyUsage;
  /** Records refused keys. */
  security: SecurityLog;
}

/**
 * Handles every request under `/v1` and `/v2`. The order of errors is part of the contract: invalid key, rate limit,
 * unknown path or id, wrong method, wrong parameter.
 */
export async function handleApi(
  api: Api,
  exchange: Exchange,
  match: Match,
  route: Route | undefined,
): Promise<void> {
  const { context } = api;
  const { headers } = exchange;
  exchange.route = route?.name ?? 'api.unknown';
  headers.push('Cache-Control', 'private, no-cache');

  // A signed link opens its file without a valid key, and does not count against the rate limit.
  const owner = await identifyKey(api, exchange, () => sendLinkedFile(context, exchange, route));
  if (owner === undefined) return;
  const { organizationId, organizationName } = owner;
  const index = headers.length;
  const limit = await countRequest(api, exchange, owner, context.clock());
  try {
    await answer(context, exchange, match, route, {
      organizationId,
      organizationName,
      id: route?.id ?? '',
      query: exchange.query,
    });
  } catch (error) {
    if (toProblem(error).status >= 500 && !exchange.response.headersSent) {
      await giveBack(context, organizationId, limit);
      headers.splice(index);
      addLimitHeaders(headers, { ...limit, remaining: limit.remaining + 1 });
    }
    throw error;
  }
}

/** The owner of the request's key; undefined only if `otherwise` answered a request without a valid one. */
export async function identifyKey(api: Api, exchange: Exchange): Promise<KeyOwner>;
export async function identifyKey(
  api: Api,
  exchange: Exchange,
  otherwise: () => Promise<boolean>,
): Promise<KeyOwner | undefined>;
export async function identifyKey(
  api: Api,
  exchange: Exchange,
  otherwise: () => Promise<boolean> = async () => false,
): Promise<KeyOwner | undefined> {
  try {
    const owner = await api.authenticator.authenticate(exchange.request.headers.authorization);
    exchange.organizationId = owner.organizationId;
    exchange.keyId = owner.keyId;
    return owner;
  } catch (error) {
    if (await otherwise()) return undefined;
    logKeyRefusal(api, exchange, error);
    throw error;
  }
}

/** Counts a request against the organisation's rate limit; throws the problem of one too many. */
export async function countRequest(
  { context, keyUse }: Api,
  { headers }: Exchange,
  { organizationId, keyId }: KeyOwner,
  now: number,
): Promise<LimitState> {
  keyUse.mark(organizationId, keyId, now);
  const limit = await context.store.limits.take(organizationId, now);
  addLimitHeaders(headers, limit);
  if (limit.allowed) return limit;
  const seconds = Math.max(1, Math.ceil((limit.reset - now) / 1000));
  throw new Problem('rate_limit_exceeded', { headers: ['Retry-After', String(seconds)] });
}

function logKeyRefusal({ security }: Api, exchange: Exchange, error: unknown): void {
  const { code, status } = toProblem(error);
  if (status !== 401) return;
  const line = { reason: code, route: exchange.route, request: exchange.id };
  security.write(code === 'key_missing' ? 'info' : 'warn', exchange.request, {
    event: 'key_refused',
    ...line,
  });
}

async function answer(
  context: ApiContext,
  exchange: Exchange,
  match: Match,
  route: Route | undefined,
  request: ApiRequest,
): Promise<void> {
  if (route === undefined) throw new Problem('not_found');
  if (!match.isAllowed && !(await exists(context, route, request))) throw new Problem('not_found');
  requireMethod(match);
  if (route.name === 'v2.fileContent') {
    if (!(await sendFileContent(context, exchange, request.organizationId, route.id)))
      throw new Problem('not_found');
    return;
  }
  const body = await answers[route.name](context, request).catch(async (error: unknown) => {
    // Parameters are parsed before the lookup, but the contract reports an unknown id first.
    if (error instanceof Problem && !(await exists(context, route, request))) throw new Problem('not_found');
    throw error;
  });
  if (body === undefined) throw new Problem('not_found');
  if (!Array.isArray(body)) return await sendJson(exchange, 200, [Buffer.from(JSON.stringify(body))]);
  exchange.usedOnce.push(...body);
  await sendJson(exchange, 200, body);
}

async function exists(
  { store, files }: ApiContext,
  route: Route,
  { organizationId, id }: ApiRequest,
): Promise<boolean> {
  if (id === '') return true;
  if (route.name !== 'v2.fileContent') return (await findForm(store.read, organizationId, id)) !== undefined;
  const file = await findFile(store.read, organizationId, id);
  return file !== undefined && file.storage_key !== null && (await files.has(file.storage_key));
}

/** Sends a file by a signed link; false if the link is invalid, as if it had no signature. */
async function sendLinkedFile(
  context: ApiContext,
  exchange: Exchange,
  route: Route | undefined,
): Promise<boolean> {
  if (route?.name !== 'v2.fileContent' || !exchange.isRead) return false;
  const parameters = new URLSearchParams(exchange.query);
  const link = { expires: parameters.get('expires') ?? '', signature: parameters.get('signature') ?? '' };
  if (link.signature === '') return false;
  for (const organizationId of await organizationsWithFile(context.store.read, route.id)) {
    const isGood = withFirstMatchingKey(context.secrets(), (key) =>
      isFileLinkValid(key, organizationId, route.id, link, context.clock()),
    );
    if (isGood !== true) continue;
    exchange.organizationId = organizationId;
    if (!(await sendFileContent(context, exchange, organizationId, route.id))) throw new Problem('not_found');
    return true;
  }
  return false;
}

/** Refunds a request to the rate limit; a failure does not affect the response. */
async function giveBack(
  { store }: ApiContext,
  organizationId: OrganizationId,
  { reset }: LimitState,
): Promise<void> {
  try {
    await store.limits.giveBack(organizationId, reset);
  } catch {
    // The same error failed the request and was logged there.
  }
}

function addLimitHeaders(headers: string[], { remaining, reset }: LimitState): void {
  headers.push(
    'X-RateLimit-Limit',
    String(requestsPerHour),
    'X-RateLimit-Remaining',
    String(remaining),
    'X-RateLimit-Reset',
    String(Math.ceil(reset / 1000)),
  );
}
