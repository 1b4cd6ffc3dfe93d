import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endConnection, isEnded } from '../../connection/endConnection.ts';
import { answerParserError, arriving } from '../../connection/parserProblem.ts';
import { rawProblem } from '../../connection/rawProblem.ts';
import { Exchange } from '../../exchange.ts';
import { toProblem } from '../../problem.ts';
import { sendProblem } from '../../reply/send.ts';
import type { BodyLimits } from '../bodyLimits.ts';
import { readSubmissionBody } from '../readSubmissionBody.ts';
import { type ReceivedBody, removeReceived } from '../receivedBody.ts';
import { anybody } from './multipartParts.ts';
import { longest } from './rawPost.ts';

export interface BodyServer {
  readonly port: number;
  /** The problem code of each refused body, `ok` for each accepted one. */
  readonly outcomes: string[];
  /** The remaining temporary files. */
  leftovers(): Promise<string[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A server that reads bodies and responds with what it read; slow clients get 408 after `arrival`. */
export async function startBodyServer(
  limits: Partial<BodyLimits> = {},
  arrival = longest,
): Promise<BodyServer> {
  const parent = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  const folder = join(parent, 'incoming');
  const all: BodyLimits = {
    text: 100_000,
    fields: 5000,
    files: 10,
    file: () => 5_000_000,
    all: 9_000_000,
    ...anybody,
    ...limits,
    folder,
  };
  const outcomes: string[] = [];
  const server = createServer({
    requestTimeout: arrival,
    headersTimeout: arrival,
    connectionsCheckingInterval: 50,
  });
  Object.assign(server, { httpAllowHalfOpen: true });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const exchange = new Exchange(request, response);
    arriving.set(request.socket, exchange);
    try {
      const body = await readSubmissionBody(request, all);
      const text = JSON.stringify(await described(body));
      await removeReceived(body);
      outcomes.push('ok');
      response.end(text);
    } catch (error) {
      const problem = toProblem(error);
      outcomes.push(problem.code);
      if (isEnded(request.socket)) return;
      if (request.complete) sendProblem(exchange, problem);
      else endConnection(request.socket, rawProblem(problem, exchange.headers), longest);
    }
  });
  server.on('clientError', (error, socket) =>
    answerParserError(error, socket, { onRefused: () => undefined, transport: [] }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    outcomes,
    leftovers: () => readdir(folder).catch(() => []),
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(parent, { recursive: true });
    },
  };
}

async function described(body: ReceivedBody): Promise<unknown> {
  if (body.kind === 'json') return { value: body.value, bytes: body.bytes };
  const files = body.files.map(async ({ field, name, type, size, sha256, path }) => {
    const content = path === undefined ? undefined : (await readFile(path)).toString('base64');
    return { field, name, type, size, sha256, content };
  });
  return { values: [...body.values], files: await Promise.all(files), bytes: body.bytes };
}
