import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeasuredServer, startCanvass } from '../measured.ts';
import { type AttackName, attackNames, type Tally } from './attacks.ts';
import { type VisitKind, type VisitTime, type VisitTimes, visit, visitKinds } from './visits.ts';
import { buildWorld, type World } from './world.ts';

export interface NeighboursOptions {
  /** Responses of the hostile organisation. */
  responses: number;
  postgresUrl: string | undefined;
  /** Pairs of a quiet and a busy part; all of a kind count together. */
  rounds: number;
  /** Of each part. */
  seconds: number;
  /** The attacks; all if undefined. */
  only: readonly string[] | undefined;
  say: (line: string) => void;
}

export type NeighboursFigures = Record<`${VisitKind}_p99_beside_hostile_vs_quiet`, number>;

/** The time that visitors of one organisation wait beside a member of another who uses everything at once. */
export async function benchNeighbours(options: NeighboursOptions): Promise<NeighboursFigures> {
  const { responses, postgresUrl, rounds, seconds, only, say } = options;
  const names = attackNames.filter((name) => only === undefined || only.includes(name));
  if (names.length === 0) throw new Error(`The attacks are ${attackNames.join(', ')}.`);
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  const env = {
    CANVASS_DATA: join(folder, 'data'),
    CANVASS_SUBMIT_LIMIT: '0',
    CANVASS_ALLOW_HOSTS: 'loopback',
    ...(postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl }),
  };
  try {
    const world = await buildWorld(env, { responses, members: 4 });
    const server = await startCanvass(env);
    try {
      await visit(server, world, Math.min(2, seconds));
      const quiet: VisitTimes[] = [];
      const busy: VisitTimes[] = [];
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(await visit(server, world, seconds));
        busy.push(await besideHostile(server, world, names, { seconds, say }));
      }
      const figures = {} as NeighboursFigures;
      for (const kind of visitKinds) {
        const p99 = (parts: readonly VisitTimes[], of: keyof VisitTime) => quantile(parts, kind, of, 0.99);
        const [alone, beside] = [p99(quiet, 'wall'), p99(busy, 'wall')];
        const medians = [quantile(quiet, kind, 'wall', 0.5), quantile(busy, kind, 'wall', 0.5)];
        say(
          `${kind}: p99 ${alone.toFixed(1)} ms quiet, ${beside.toFixed(1)} beside; median ${medians.map((each) => each.toFixed(1)).join(', ')}; ` +
            `CPU of the thread meanwhile, p99 ${p99(quiet, 'cpu').toFixed(1)}, ${p99(busy, 'cpu').toFixed(1)}`,
        );
        figures[`${kind}_p99_beside_hostile_vs_quiet`] = beside / alone;
      }
      return figures;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function besideHostile(
  server: MeasuredServer,
  world: World,
  names: readonly AttackName[],
  { seconds, say }: { readonly seconds: number; readonly say: (line: string) => void },
): Promise<VisitTimes> {
  const script = new URL('./hostileMember.ts', import.meta.url).pathname;
  const child = fork(script, [server.url, names.join(), JSON.stringify(world)], {
    stdio: 'inherit',
    // In a test, the child would report itself as a test file.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  try {
    child.send('begin');
    await messageOf(child);
    // Until everything is under way.
    await new Promise((resolve) => setTimeout(resolve, Math.min(1000, seconds * 200)));
    const times = await visit(server, world, seconds);
    child.send('end');
    const tallies = (await messageOf(child)) as Record<string, Tally>;
    say(`the hostile member got ${JSON.stringify(tallies)}`);
    return times;
  } finally {
    child.kill('SIGKILL');
  }
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the hostile member ended');
  });
  ended.catch(() => undefined);
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}

function quantile(parts: readonly VisitTimes[], kind: VisitKind, of: keyof VisitTime, share: number): number {
  const times = parts.flatMap((part) => part[kind].map((time) => time[of])).sort((one, other) => one - other);
  return times[Math.ceil(times.length * share) - 1] ?? 0;
}
