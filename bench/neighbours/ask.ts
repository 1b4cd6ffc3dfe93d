import { Agent, request } from 'node:http';

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  readonly signal?: AbortSignal;
  /** A loopback address: `127.0.0.2` is another network. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

const agents = new Map<string, Agent>();

/** Closes kept connections: the service ends them after a while, perhaps in the moment in which one is used again. */
export function closeKept(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}

/** One request over a kept connection. The body of the answer is read to its end, but only its beginning is kept. */
export async function ask(url: string, asking: Asking = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, signal, from = '127.0.0.1' } = asking;
  let agent = agents.get(from);
  if (agent === undefined) {
    agent = new Agent({ keepAlive: true });
    agents.set(from, agent);
  }
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return await new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: { ...headers, ...length },
        agent,
        localAddress: from,
        ...(signal && { signal }),
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          if (text.length < maxKept) text += chunk.toString('latin1', 0, maxKept);
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const maxKept = 10_000;
