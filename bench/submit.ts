import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { submitArchive } from './archive/submitArchive.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { medianQuantile } from './closedLoop.ts';
import { medianRatio } from './load.ts';
import { type MeasuredServer, startBareSubmit, startCanvass } from './measured.ts';
import { measureImport } from './measureImport.ts';
import { submissionsPerCpuSecond, submissionTimes } from './submitLoad.ts';

export interface SubmitBenchOptions {
  /** Responses already stored in the non-empty installation. */
  responses: number;
  /** Two databases; the bare server always uses SQLite. */
  postgresUrls: { empty: string; full: string } | undefined;
  /** Submissions per measurement. */
  amount: number;
  /** How often each pair is measured; the median counts. */
  rounds: number;
  say: (line: string) => void;
}

/** Figures by their names in the JSON output. */
export type SubmitFigures = Record<'submit_vs_bare' | 'submit_1m_vs_empty' | 'submit_p99_ms', number>;

export async function benchSubmit(options: SubmitBenchOptions): Promise<SubmitFigures> {
  const { responses, postgresUrls, amount, rounds, say } = options;
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  const servers: MeasuredServer[] = [];
  const started = async (starting: Promise<MeasuredServer>) => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  try {
    say(`Building: 16 forms with ${responses} responses, and 16 with none.`);
    const full = await started(serveSubmitForms(join(folder, 'full'), responses, postgresUrls?.full));
    const empty = await started(serveSubmitForms(join(folder, 'empty'), 0, postgresUrls?.empty));
    const bare = await started(startBareSubmit(join(folder, 'bare.db')));

    // The service has more code than the bare server, and the JIT must have compiled it before measuring starts.
    if (rounds > 1) for (const server of [full, empty]) await submissionsPerCpuSecond(server, 2 * amount);
    const against = await medianRatio(
      () => submissionsPerCpuSecond(empty, amount),
      () => submissionsPerCpuSecond(bare, amount),
      rounds,
    );
    say(`${against.one.toFixed(0)} against ${against.other.toFixed(0)} bare, submissions a CPU second`);
    const grown = await medianRatio(
      () => submissionsPerCpuSecond(full, amount),
      () => submissionsPerCpuSecond(empty, amount),
      rounds,
    );
    say(`with ${responses} stored ${grown.one.toFixed(0)}, with none ${grown.other.toFixed(0)}`);
    const slow = await medianQuantile(() => submissionTimes(full, amount, 16), 0.99, rounds);
    const slowBare = await medianQuantile(() => submissionTimes(bare, amount, 16), 0.99, rounds);
    say(`p99 of 16 connections: ${slow.toFixed(1)} ms with ${responses} stored, ${slowBare.toFixed(1)} bare`);
    return { submit_vs_bare: against.ratio, submit_1m_vs_empty: grown.ratio, submit_p99_ms: slow };
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The service with the benchmark's forms, filled by an import; `prepare` changes the installation before it starts. */
export async function serveSubmitForms(
  folder: string,
  responses: number,
  postgresUrl: string | undefined,
  { program, prepare }: ServeOptions = {},
): Promise<MeasuredServer> {
  await mkdir(folder);
  const archive = join(folder, 'archive');
  const env = {
    CANVASS_DATA: join(folder, 'data'),
    // Measures accepting submissions, not the rate limit.
    CANVASS_SUBMIT_LIMIT: '0',
    ...(postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl }),
  };
  await writeArchive(submitArchive(responses), archive);
  await measureImport(archive, responses, env, program);
  await rm(archive, { recursive: true });
  await prepare?.(env);
  return await startCanvass(env, program);
}

export interface ServeOptions {
  /** The folder of another checkout. */
  readonly program?: string | undefined;
  readonly prepare?: ((env: NodeJS.ProcessEnv) => Promise<void>) | undefined;
}
