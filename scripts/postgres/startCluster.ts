import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../freePort.ts';
import { runCommand } from '../runCommand.ts';
import { type OrdinaryUser, ordinaryUser } from './ordinaryUser.ts';

export interface Cluster {
  url: string;
  /** Kills the server like a crash (PostgreSQL's immediate shutdown) and restarts it at the same address. */
  restart(): Promise<void>;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 64MB
# A server that could lose what it acknowledged is refused by the product, and would prove nothing here.
fsync = on
full_page_writes = on
`;

/** A fresh server on a free loopback port, with trust authentication. */
export async function startCluster(bin: string): Promise<Cluster> {
  const user = ordinaryUser();
  const folder = await mkdtemp(join(tmpdir(), 'canvass-postgres-'));
  try {
    if (user !== undefined) await chown(folder, user.uid, user.gid);
    const programs = await reachable(bin, folder, user);
    const cluster = join(folder, 'cluster');
    const access = ['--auth=trust', '--username=canvass'];
    const text = ['--no-locale', '--encoding=UTF8'];
    const as = { ...user, cwd: folder };
    await runCommand(join(programs, 'initdb'), ['-D', cluster, ...access, ...text], as);
    await appendFile(join(cluster, 'postgresql.conf'), settings);
    const program = join(programs, 'postgres');
    let server = await startServer(program, cluster, as);
    return {
      url: server.url,
      async restart() {
        await end(server.child, 'SIGQUIT');
        server = await startServer(program, cluster, as, Number(new URL(server.url).port));
      },
      async stop() {
        await end(server.child);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Another user may have no access to the checkout, where the binaries from npm are. */
async function reachable(bin: string, folder: string, user: OrdinaryUser | undefined): Promise<string> {
  if (user === undefined || !bin.endsWith('native/bin')) return bin;
  const copy = join(folder, 'native');
  await cp(join(bin, '..'), copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  return join(copy, 'bin');
}

interface Server {
  child: ChildProcess;
  url: string;
}

/** Retries, because a free port may be taken by the time the server binds it. */
async function startServer(
  program: string,
  cluster: string,
  as: { uid?: number; gid?: number; cwd: string },
  wanted?: number,
): Promise<Server> {
  let last: unknown;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = wanted ?? (await freePort());
    // A separate process group: Ctrl+C in a terminal must reach the tests first and the server last.
    const child = spawn(program, ['-D', cluster, '-p', String(port)], {
      ...as,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const url = `postgres://canvass@127.0.0.1:${port}/postgres`;
    try {
      await answers(child, url);
      return { child, url };
    } catch (error) {
      last = error;
      await end(child);
    }
  }
  throw last;
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk).slice(-2000);
  });
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code) => {
    failure ??= `postgres ended with ${code}:\n${log.trim()}`;
  });
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(50)) {
    if (failure !== undefined) throw new Error(failure);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch {
      // Not ready yet.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`postgres did not answer within 30 seconds:\n${log.trim()}`);
}

/** SIGINT is PostgreSQL's fast shutdown: it ends open sessions. */
async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(impatient);
}
