import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { accessLine } from './accessLine.ts';
import { answerFailure } from './answerFailure.ts';
import type { Api } from './api/handleApi.ts';
import { handleApi } from './api/handleApi.ts';
import { bringsPicture, isOfApp, isOfAppApi } from './app/appPath.ts';
import { isEnded } from './endConnection.ts';
import { Exchange } from './exchange.ts';
import { inTurn } from './inTurn.ts';
import { limits } from './limits.ts';
import { OpenConnections } from './openConnections.ts';
import type { Origins } from './origin/origins.ts';
import { ownerOf } from './origin/ownerOf.ts';
import { sendToForms } from './origin/sendToForms.ts';
import { isSubmission } from './page/formPath.ts';
import { answerConnect, answerParserError, arriving } from './parserProblem.ts';
import { isEventMessage } from './payment/handlePayment.ts';
import { Problem } from './problem.ts';
import { readBody } from './readBody.ts';
import { discardBody, hasBody, refuse } from './refuse.ts';
import { handleSite, type Site } from './site.ts';

export interface Edges {
  api: Api;
  site: Site;
  log: Logger;
  origins: Origins;
  /** Takes the log's line for each answer; undefined where the level leaves them out. */
  access: ((line: string) => void) | undefined;
}

/** v1 is deprecated since 2024-01-01; RFC 9745 writes it so. */
const deprecated = '@1704067200';

export function makeServer(edges: Edges, connections = new OpenConnections()): Server {
  const server = createServer({
    maxHeaderSize: limits.parser,
    headersTimeout: limits.arrival,
    requestTimeout: limits.arrival,
    keepAliveTimeout: 15_000,
    connectionsCheckingInterval: 1000,
    // Node would answer these two itself, in another shape.
    requireHostHeader: false,
    rejectNonStandardBodyWrites: false,
  });
  server.maxHeadersCount = 0;
  // A client may say that it has nothing more to send and still wait for its answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  // A client that takes nothing of its answer does not hold it for ever.
  server.timeout = 30_000;
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    inTurn(request, response, () => {
      connections.begin(() => {
        if (!isEnded(request.socket)) void handle(edges, request, response, () => server.listening);
      });
    });
  };
  const told = (id: string, problem: Problem) => {
    edges.site.metrics.requests.record('none', problem.status, 0);
    edges.log.info({ request: id, status: problem.status, code: problem.code }, 'refused');
  };
  connections.watch(server);
  server.on('request', serve);
  server.on('checkExpectation', serve);
  server.on('checkContinue', (request, response) => {
    // In turn, because Node would put a "100 Continue" that it has to keep between the headers of the answer and
    // its body.
    inTurn(request, response, () => {
      response.writeContinue();
      serve(request, response);
    });
  });
  const raw = { told, transport: edges.origins.any.transport };
  server.on('clientError', (error, socket) => answerParserError(error, socket, raw));
  server.on('connect', (_request, socket) => answerConnect(socket, raw));
  return server;
}

async function handle(
  edges: Edges,
  request: IncomingMessage,
  response: ServerResponse,
  isListening: () => boolean,
): Promise<void> {
  const { origins } = edges;
  const { host } = request.headers;
  const exchange = new Exchange(request, response, origins.sideOf(host));
  response.on('close', () => record(edges, exchange));
  response.on('error', () => undefined);
  try {
    const isV1 = exchange.path === '/v1' || exchange.path.startsWith('/v1/');
    const isApi =
      (isV1 || exchange.path === '/v2' || exchange.path.startsWith('/v2/')) && exchange.side.name !== 'forms';
    if (isV1 && isApi) {
      exchange.headers.push('Deprecation', deprecated);
      exchange.headers.push('Link', `<${edges.api.context.baseUrl}/v2>; rel="successor-version"`);
    }
    const refused = refuse(request);
    if (refused !== undefined) throw refused;
    if (!origins.answers(host) && !isApi && isOpenToReaders(exchange)) throw new Problem('host_unknown');
    const { formsUrl } = origins;
    const elsewhere =
      exchange.side.name === 'app' && ownerOf(exchange.path) === 'forms' ? formsUrl : undefined;
    if (elsewhere !== undefined && !exchange.isRead) return sendToForms(exchange, elsewhere);
    if (hasBody(request)) {
      arriving.set(request.socket, exchange);
      if (isEventMessage(edges.site.payments, exchange))
        exchange.body = await readBody(request, limits.eventBody);
      else if (isSubmission(exchange) || bringsPicture({ method: request.method, path: exchange.path })) {
        // Whoever takes it reads it.
      } else if (isOfAppApi(exchange.path)) exchange.body = await readBody(request, limits.appBody);
      else await discardBody(request);
    }
    exchange.isAccepted = true;
    // A client that is told to close while we still listen would only come again.
    if (!isListening()) response.shouldKeepAlive = false;
    if (elsewhere !== undefined) return sendToForms(exchange, elsewhere);
    await (isApi ? handleApi(edges.api, exchange) : handleSite(edges.site, exchange));
  } catch (error) {
    answerFailure(edges.log, exchange, error);
  }
}

/**
 * What a page of another name must not read: all that is shown without a key, and the app altogether. Sending to a form is
 * possible from any site anyway.
 */
function isOpenToReaders(exchange: Exchange): boolean {
  if (exchange.path === '/healthz' || exchange.path === '/readyz') return false;
  return exchange.isRead || isOfApp(exchange);
}

/** One line in the log for each answer, and its place in the figures. */
function record({ access, site }: Edges, exchange: Exchange): void {
  const { statusCode } = exchange.response;
  const milliseconds = performance.now() - exchange.started;
  site.metrics.requests.record(exchange.route, statusCode, milliseconds / 1000);
  access?.(accessLine(exchange, statusCode, milliseconds));
}
