import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { noteConnection } from '#kit/async/nextPiece.ts';
import { answerFailure } from './answerFailure.ts';
import { isEnded } from './connection/endConnection.ts';
import { OpenConnections } from './connection/openConnections.ts';
import { answerConnect, answerParserError } from './connection/parserProblem.ts';
import { queueRequest } from './connection/requestQueue.ts';
import { Dispatcher } from './dispatch.ts';
import type { Edges } from './edges.ts';
import { Exchange } from './exchange.ts';
import { limits } from './limits.ts';
import { accessLine } from './log/accessLine.ts';
import type { Problem } from './problem.ts';

export function makeServer(edges: Edges, connections = new OpenConnections()): Server {
  const server = createServer({
    maxHeaderSize: limits.parser,
    headersTimeout: limits.arrival,
    requestTimeout: limits.arrival,
    keepAliveTimeout: 15_000,
    connectionsCheckingInterval: 1000,
    // Node would respond to these errors itself, in another shape.
    requireHostHeader: false,
    rejectNonStandardBodyWrites: false,
  });
  server.maxHeadersCount = 0;
  // A client may half-close the connection and still wait for its response.
  Object.assign(server, { httpAllowHalfOpen: true });
  // A client that does not read its response is disconnected.
  server.timeout = 30_000;
  const dispatcher = new Dispatcher(edges);
  const isListening = () => server.listening;
  const serve = (request: IncomingMessage, response: ServerResponse, isAwaited = false) => {
    let exchange: Exchange | undefined;
    connections.add(response);
    // One listener for all that ends with a response: each more is paid by every request.
    response.on('close', () => {
      connections.remove(response);
      if (exchange !== undefined) record(edges, exchange);
    });
    queueRequest(request, response, () => {
      // Queued too, because Node would write a delayed "100 Continue" between the headers and the body of the
      // previous response.
      if (isAwaited) response.writeContinue();
      connections.begin(() => {
        if (isEnded(request.socket)) return;
        exchange = new Exchange(request, response, edges.origins.sideOf(request.headers.host));
        void handle(edges, dispatcher, exchange, isListening);
      });
    });
  };
  const onRefused = (id: string, problem: Problem) => {
    edges.site.metrics.requests.record('none', problem.status, 0);
    edges.log.info({ request: id, status: problem.status, code: problem.code }, 'refused');
  };
  connections.watch(server);
  server.on('connection', noteConnection);
  server.on('request', serve);
  server.on('checkExpectation', serve);
  server.on('checkContinue', (request, response) => serve(request, response, true));
  const raw = { onRefused, transport: edges.origins.any.transport };
  server.on('clientError', (error, socket) => answerParserError(error, socket, raw));
  server.on('connect', (_request, socket) => answerConnect(socket, raw));
  return server;
}

async function handle(
  edges: Edges,
  dispatcher: Dispatcher,
  exchange: Exchange,
  isListening: () => boolean,
): Promise<void> {
  exchange.response.on('error', () => undefined);
  try {
    await dispatcher.dispatch(exchange, isListening);
  } catch (error) {
    answerFailure(edges.log, exchange, error);
  }
}

/** Logs and counts a response. */
function record({ access, site }: Edges, exchange: Exchange): void {
  const { statusCode } = exchange.response;
  const milliseconds = performance.now() - exchange.started;
  site.metrics.requests.record(exchange.route, statusCode, milliseconds / 1000);
  access?.(accessLine(exchange, statusCode, milliseconds));
}
