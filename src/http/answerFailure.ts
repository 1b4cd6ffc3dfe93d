import type { Logger } from 'pino';
import { ThreadFailed } from '#kit/async/helperThread.ts';
import { endConnection, isEnded } from './connection/endConnection.ts';
import { rawProblem } from './connection/rawProblem.ts';
import type { Exchange } from './exchange.ts';
import { Problem, toProblem } from './problem.ts';
import { hasBody } from './refuse.ts';
import { sendProblem } from './reply/send.ts';

/**
 * Responds to a request whose handler threw. It resets the headers, and closes the connection if even that fails, so
 * that no request is left hanging.
 */
export function answerFailure(log: Pick<Logger, 'error'>, exchange: Exchange, error: unknown): void {
  try {
    const problem = toProblem(error);
    if (isUnexpected(problem, error)) {
      log.error({ err: error, request: exchange.id, route: exchange.route }, 'a request failed');
    }
    send(exchange, problem);
  } catch (another) {
    log.error(
      { err: another, request: exchange.id, route: exchange.route },
      'a failure could not be answered',
    );
    exchange.response.destroy();
  }
}

/**
 * Whether the operator should look: a queue that is full works as it should, and somebody may keep it full. A thread that failed
 * does not.
 */
export function isUnexpected(problem: Problem, error: unknown): boolean {
  if (error instanceof ThreadFailed) return true;
  return problem.status >= 500 && problem.code !== 'busy' && !(error instanceof Problem);
}

function send(exchange: Exchange, problem: Problem): void {
  const { request, response } = exchange;
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  if (isEnded(request.socket)) return;
  exchange.startOver();
  if (!request.complete && hasBody(request) && response.socket !== null) {
    // The rest of a refused body is not read, so the connection ends here.
    response.statusCode = problem.status;
    endConnection(request.socket, rawProblem(problem, exchange.headers, request.method === 'HEAD'));
    return;
  }
  if (!request.complete || !exchange.isAccepted) response.shouldKeepAlive = false;
  sendProblem(exchange, problem);
}
