import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  /** Every request that arrived completely, in order. */
  readonly requests: ReceivedRequest[];
  /** Answers the next requests; 200 by default. */
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
  /** Resolves when so many requests have arrived. */
  arrived(count: number): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A receiver of webhooks on a local port. */
export async function startReceiver(): Promise<Receiver> {
  const waiting = new Set<() => void>();
  const receiver: Receiver = {
    url: '',
    requests: [],
    answer: (_request, response) => void response.end('ok'),
    async arrived(count) {
      while (receiver.requests.length < count)
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    const received = await read(request);
    receiver.requests.push(received);
    for (const resolve of waiting) resolve();
    waiting.clear();
    receiver.answer(received, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(receiver, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

/**
 * The event, as the package `standardwebhooks` gives it to a receiver. The signature has the time of the test's clock, which the
 * package compares with the real one.
 */
export function verified(secret: string, { headers, body }: ReceivedRequest): unknown {
  const now = Date.now;
  Date.now = () => Number(headers['webhook-timestamp']) * 1000;
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    Date.now = now;
  }
}
