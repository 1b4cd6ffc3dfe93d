import type { IncomingMessage } from 'node:http';
import type { AppRoute, IncomingFile } from '#contract/app/route.ts';
import { appRoutes, type RouteName } from '#contract/app/routes.ts';
import { nextCall } from '#kit/async/nextCall.ts';
import { storableText } from '#kit/text/storableText.ts';
import { cookieMaxAge } from '#service/account/session/sessions.ts';
import { takeOrganizationTurn } from '#service/organization/turn/takeOrganizationTurn.ts';
import type { OrganizationId } from '#store/tables.ts';
import { piecesOf } from '../body/piecesOf.ts';
import { readBody } from '../body/readBody.ts';
import { clientAddress } from '../clientAddress.ts';
import { answerTimeout } from '../connection/parserProblem.ts';
import { allowSlowBody } from '../connection/slowBody.ts';
import { decodedSegment } from '../decodedSegment.ts';
import type { Exchange } from '../exchange.ts';
import { limits } from '../limits.ts';
import { skipRest } from '../page/files/skipRest.ts';
import { Problem, toProblem } from '../problem.ts';
import { attachment } from '../reply/contentDisposition.ts';
import { jsonOf } from '../reply/jsonText.ts';
import { locationHeader } from '../reply/locationHeader.ts';
import { redirect } from '../reply/redirect.ts';
import { sendJsonText } from '../reply/send.ts';
import { sendEvents } from '../reply/sendEvents.ts';
import { sendStream } from '../reply/sendStream.ts';
import { requireMethod } from '../route/requireMethod.ts';
import type { Match } from '../route/router.ts';
import { authenticateCall } from './authenticateCall.ts';
import type { Call, Download, FileAnswer, Handler, InOrganization, SignedIn } from './call.ts';
import type { AppContext } from './context.ts';
import { contextFor } from './contextFor.ts';
import { handlers } from './handlers.ts';
import { type CallFacts, logRefusal } from './logRefusal.ts';
import { readJsonBody, readQuery } from './readCall.ts';
import { readCookies } from './readCookies.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';
import { replaceFallbackSession } from './replaceFallbackSession.ts';
import { cookieName, Reply } from './reply.ts';
import { requireRecentProof } from './requireRecentProof.ts';
import { sendFileAnswer } from './sendFileAnswer.ts';

/** Answers one request to a route of the web app's API. */
export async function handleCall(
  context: AppContext,
  exchange: Exchange,
  match: Match,
  name: RouteName,
): Promise<void> {
  const facts: CallFacts = {};
  try {
    await answerCall(context, exchange, match, { name, facts });
  } catch (error) {
    logRefusal(context, exchange, toProblem(error), facts);
    // Browsers read the answer only after they have sent the file.
    if ((appRoutes[name] as AppRoute).body === 'file') await skipRest(exchange.request);
    throw error;
  }
}

/** Checks route and method, CSRF, caller and input in this order, then runs the handler. */
async function answerCall(
  context: AppContext,
  exchange: Exchange,
  match: Match,
  { name, facts }: { name: RouteName; facts: CallFacts },
): Promise<void> {
  const { request } = exchange;
  exchange.route = 'app_api';
  exchange.addHeader('Cache-Control', 'no-store');
  const params = readParameters(match);
  requireMethod(match);
  const route: AppRoute = appRoutes[name];
  exchange.route = `app_${name}`;
  facts.name = name;
  if (route.method !== 'GET') refuseCrossSite(request, context.baseUrl);
  if (route.answer === 'download' || route.answer === 'file') refuseForeignLink(request);
  const cookies = readCookies(request.headers.cookie);
  const cookie = (wanted: string) => cookies.get(cookieName(wanted, context.baseUrl));
  const now = context.clock();
  const { organization } = params;
  const agent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const currentToken = cookie('session');
  const newToken = needsSession(name, route)
    ? await replaceFallbackSession(context, { token: currentToken, agent }, now)
    : undefined;
  if (newToken !== undefined) exchange.headers.push(...sessionCookie(context.baseUrl, newToken, now));
  if (organization !== undefined) facts.organization = organization.slice(0, maxIdLength);
  const actor = await authenticateCall(
    context,
    route,
    { token: newToken ?? currentToken, organization, now },
    facts,
  );
  exchange.organizationId = organization;
  const reply = new Reply(context.baseUrl);
  const sent = await sentBody(route, exchange);
  const call = {
    context: contextFor(context, route, actor),
    params,
    actor,
    visitor: { address: clientAddress(request, context.trustedProxies), agent },
    now,
    cookie,
    reply,
    refused: (method: string, reason: string) =>
      context.security.write('warn', request, {
        event: 'sign_in_failed',
        method,
        reason,
        user: facts.user,
        route: exchange.route,
        request: exchange.id,
      }),
    signal: exchange.signal,
    waitSignal: exchange.waitSignal,
  };
  const work = () => runCall(name, exchange, call, { sent, facts });
  const outcome = isInOrganization(actor)
    ? await runInOrganizationTurn(context, exchange, { route, organizationId: actor.organization.id }, work)
    : await work();
  // Any change may have queued a mail.
  if (route.method !== 'GET') context.mail.wake();
  exchange.headers.push(...reply.headers);
  await answer(exchange, route, outcome);
}

/** Calls whose work grows with what is stored wait for a turn of their organisation; all others take turns with other short ones. */
async function runInOrganizationTurn(
  { store }: AppContext,
  { waitSignal }: Exchange,
  { route, organizationId }: { readonly route: AppRoute; readonly organizationId: OrganizationId },
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (route.turn) {
    const queue = route.longBody ? 'long' : 'short';
    return await takeOrganizationTurn(store, { organizationId, queue, left: waitSignal }, work);
  }
  await nextCall(organizationId);
  return await work();
}

/** Reads the input and runs the handler: what may have to wait for a turn of the organisation. */
async function runCall(
  name: RouteName,
  exchange: Exchange,
  call: { readonly actor: SignedIn | InOrganization | undefined; readonly now: number },
  { sent, facts }: { sent: Uint8Array | undefined; facts: CallFacts },
): Promise<unknown> {
  const route: AppRoute = appRoutes[name];
  const { actor, now } = call;
  const body = await readBodyOf(route, exchange, sent);
  facts.body = body;
  if (actor !== undefined && needsProof(route, body)) requireRecentProof(actor.session, now);
  const outcome = await run(name, { ...call, body, query: readQuery(route, exchange.query) });
  // A removed member must not receive data read after the removal: it may hold a link that lets them back in.
  // Downloads were checked by the transaction that audits them.
  if (route.method === 'GET' && route.answer !== 'download' && isInOrganization(actor))
    await actor.writes.check();
  return isJson(route) ? jsonOf(outcome) : outcome;
}

/** Decodes the path parameters; an undecodable segment is not found. */
function readParameters({ names, values }: Match): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = decodedSegment(values[index] ?? '');
    if (value === undefined) throw new Problem('not_found');
    // Ids never contain characters that a database cannot store.
    read[name] = storableText(value);
  }
  return read;
}

function isInOrganization(actor: SignedIn | InOrganization | undefined): actor is InOrganization {
  return actor !== undefined && 'writes' in actor;
}

/** Truncates ids in the log, because clients may send anything. */
const maxIdLength = 40;

/** A fallback session suffices for reading, for a fresh proof, and for signing out. */
const withoutSession: readonly RouteName[] = [
  'signOut',
  'confirmWithPassword',
  'beginPasskeyConfirm',
  'confirmWithPasskey',
];

/** Whether the call writes in the name of the signed-in person. */
function needsSession(name: RouteName, { method, access }: AppRoute): boolean {
  return method !== 'GET' && access !== 'anyone' && !withoutSession.includes(name);
}

/** Set on every answer, so that a refused call does not lose the session it began. */
function sessionCookie(baseUrl: string, token: string, now: number): readonly string[] {
  const reply = new Reply(baseUrl);
  reply.setCookie('session', token, { seconds: cookieMaxAge(token, { begunAt: now, now }) / 1000 });
  return reply.headers;
}

/** The types of the route table guarantee that each handler gets its own kind of call. */
async function run(name: RouteName, call: unknown): Promise<unknown> {
  const handler = handlers[name] as Handler<never>;
  return await handler(call as Call<never>);
}

/** The bytes of the body once they have all arrived; undefined for a file, which is read while it arrives. */
async function sentBody(route: AppRoute, { body, request }: Exchange): Promise<Uint8Array | undefined> {
  if (route.body === 'file') return undefined;
  if (route.body === 'image') return await readBody(request, limits.pictureBody);
  return route.longBody ? await readBody(request, limits.formBody) : body;
}

async function readBodyOf(
  route: AppRoute,
  { request }: Exchange,
  sent: Uint8Array | undefined,
): Promise<unknown> {
  if (route.body === 'file') return incomingFile(request);
  if (route.body === 'image') return sent;
  return await readJsonBody(route, sent ?? Buffer.alloc(0), request.headers['content-type']);
}

function isJson({ answer }: AppRoute): boolean {
  return typeof answer === 'object';
}

/** Large files take longer than a request may, as with those of visitors. */
function incomingFile(request: IncomingMessage): IncomingFile {
  allowSlowBody(request, () => answerTimeout(request.socket));
  const { 'content-length': length, 'content-type': type = '' } = request.headers;
  return { pieces: piecesOf(request), length: length === undefined ? undefined : Number(length), type };
}

async function answer(exchange: Exchange, route: AppRoute, outcome: unknown): Promise<void> {
  if (route.answer === 'redirect') {
    const { to } = outcome as { to: string };
    return redirect(exchange, 303, locationHeader(to));
  }
  if (route.answer === 'download') {
    const { name, type, content } = outcome as Download;
    exchange.headers.push('Content-Type', type, 'Content-Disposition', attachment(name));
    exchange.response.writeHead(200, exchange.headers);
    if (exchange.request.method === 'HEAD') {
      content.destroy();
      exchange.response.end();
    } else await sendStream(content, exchange);
    return;
  }
  if (route.answer === 'file') return await sendFileAnswer(exchange, outcome as FileAnswer);
  if (route.answer === 'events') return await sendEvents(exchange, outcome as AsyncGenerator<string>);
  await sendJsonText(exchange, 200, outcome as string);
}

/** Whether the route, with this body, needs a recent proof of identity. */
function needsProof({ confirmed }: AppRoute, body: unknown): boolean {
  if (confirmed === undefined || confirmed === true) return confirmed === true;
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([field, value]) => field === confirmed.with && value !== undefined);
}

/**
 * Downloads are audited in the name of the caller, so another site must not trigger one by a link. Browsers without
 * `Sec-Fetch-Site` are let through, because a download changes nothing.
 */
function refuseForeignLink({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Problem('cross_site');
}
