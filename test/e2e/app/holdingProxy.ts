import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stands before a service as a proxy does, and keeps answers back for as long as a test likes. */
export interface HoldingProxy {
  /** As people open it. */
  readonly url: string;
  /** What has happened so far, such as `asked POST /app/api/confirm` and `answered 200 POST /app/api/confirm`. */
  readonly log: string[];
  /** From now on answers to this path are kept until they are let go. */
  hold(path: string): void;
  release(): void;
  /** Waits until a line of the log is there. */
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
      for (const end = Date.now() + 30_000; !log.includes(line); await sleep(10))
        if (Date.now() > end) throw new Error(`never ${line}:\n${log.slice(-40).join('\n')}`);
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
