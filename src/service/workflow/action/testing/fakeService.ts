import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly json: unknown;
}

export interface FakeAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  /** An object is sent as JSON. */
  readonly body?: unknown;
  /** Answers nothing at all. */
  readonly hangs?: boolean;
  /** Closes the connection without an answer. */
  readonly closes?: boolean;
}

export interface FakeService {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** Answers every request until it is replaced. */
  answer: (request: ReceivedRequest) => FakeAnswer;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A local server in the place of a service: it keeps its requests and answers as told. */
export async function fakeService(answer: FakeService['answer']): Promise<FakeService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const received = { method, path, headers, body, json: parsed(body) };
      requests.push(received);
      const { status, headers: sent = {}, body: said = '', hangs, closes } = service.answer(received);
      if (closes) request.socket.destroy();
      if (hangs || closes) return;
      const isText = typeof said === 'string';
      response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...sent });
      response.end(isText ? said : JSON.stringify(said));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const service: FakeService = {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
