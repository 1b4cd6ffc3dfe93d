import { freePort } from '../../scripts/freePort.ts';
import { type RunningService, startService } from '../support/startService.ts';

/** A service that is stopped and restarted at one address, for long-lived clients. */
export interface KeptService {
  readonly url: string;
  readonly running: RunningService;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
  /** Stops it gracefully, as an operator does, and returns its exit code. */
  stop(): Promise<number | null>;
  /** Returns the milliseconds until it was ready. */
  start(): Promise<number>;
}

export async function keepService(env: NodeJS.ProcessEnv): Promise<KeptService> {
  const port = await freePort();
  const begin = () => startService(env, ['--port', String(port)]);
  let running = await begin();
  return {
    url: `http://127.0.0.1:${port}`,
    get running() {
      return running;
    },
    kill: () => running.kill(),
    stop: () => running.stop(),
    async start() {
      const started = performance.now();
      running = await begin();
      return performance.now() - started;
    },
  };
}
