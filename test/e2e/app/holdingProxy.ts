import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../support/eventually.ts';

/** A proxy in front of a service that delays responses as the test needs. */
export interface HoldingProxy {
  /** The address that people open. */
  readonly url: string;
  /** The events so far, such as `asked POST /app/api/confirm` and `answered 200 POST /app/api/confirm`. */
  readonly log: string[];
  /** Holds responses to this path until they are released. */
  hold(path: string): void;
  release(): void;
  /** Waits for a line of the log. */
  saw(line: string): Promise<void>;
  close(): Promise<void>;
}

export async function startHoldingProxy(target: () => string): Promise<HoldingProxy> {
  const log: string[] = [];
  let held: string | undefined;
  let waiting: (() => void)[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url?.split('?')[0] ?? '';
    const name = `${asked.method} ${path}`;
    log.push(`asked ${name}`);
    const { method, headers, url = '/' } = asked;
    const passed = request(`${target()}${url}`, { method, headers }, (answered) => {
      const give = () => {
        log.push(`gave ${answered.statusCode} ${name}`);
        answer.writeHead(answered.statusCode ?? 500, answered.rawHeaders);
        answered.pipe(answer);
      };
      log.push(`answered ${answered.statusCode} ${name}`);
      if (path === held) waiting.push(give);
      else give();
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    log,
    hold(path) {
      held = path;
    },
    release() {
      held = undefined;
      for (const give of waiting) give();
      waiting = [];
    },
    async saw(line) {
      await eventually(
        () => log.includes(line),
        () => `never ${line}:\n${log.slice(-40).join('\n')}`,
      );
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
