import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ArchiveSource } from '#service/transfer/archive/source.ts';
import { benchArchive } from './archive/benchArchive.ts';
import { formIds } from './archive/submitArchive.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { medianRatio, requestsPerCpuSecond } from './load.ts';
import { type MeasuredServer, ownProgram, startCanvass } from './measured.ts';
import { measureImport } from './measureImport.ts';
import { exportsAgainst } from './responses/exportsAgainst.ts';
import { serveSubmitForms } from './submit.ts';
import { submissionsPerCpuSecond } from './submitLoad.ts';

export interface AgainstBenchOptions {
  /** The folder of the other checkout, with its own dependencies and build. */
  program: string;
  /** One part; all but `exports` without it. */
  part: string | undefined;
  /** Responses that both have already. */
  responses: number;
  /** Sixteen databases, two for each pair of installations; SQLite without them. */
  postgresUrls: readonly string[];
  /** Submissions and form pages per measurement; a tenth of it are pages of the API. */
  amount: number;
  rounds: number;
  say: (line: string) => void;
}

type Part = 'api' | 'nonlatin' | 'page' | 'submit';

/** One figure for each part. */
const figures: Readonly<Record<Part, string>> = {
  api: 'api_vs_before',
  nonlatin: 'api_nonlatin_vs_before',
  page: 'page_vs_before',
  submit: 'submit_vs_before',
};
const parts = Object.keys(figures) as Part[];

/** Does one measurement, and returns how many of the work's units a CPU second of the service holds. */
type Measure = () => Promise<number>;

/**
 * Divides the work that this checkout does for each CPU second by that of another one. The two take turns, so that other
 * load affects both. Two processes of the same program differ by up to 8 % for as long as they live, as the compiler chose
 * differently, so the mean of two pairs counts, and each program starts first in one of them.
 */
export async function benchAgainst(options: AgainstBenchOptions): Promise<Record<string, number>> {
  const { part, rounds, say } = options;
  const [kind, format] = (part ?? '').split('-');
  if (kind === 'exports') return await exportsAgainst({ ...options, format });
  if (part !== undefined && !parts.some((name) => name === part))
    throw new Error(`the parts are ${parts.join(', ')} and exports, or exports-csv and so on`);
  const result: Record<string, number> = {};
  for (const [index, name] of parts.entries()) {
    if (part !== undefined && part !== name) continue;
    const pairs: Measured[] = [];
    for (const isFirst of [true, false]) {
      const postgresUrls = options.postgresUrls.slice(4 * index + (isFirst ? 0 : 2));
      pairs.push(
        await measurePair(name, isFirst, { ...options, postgresUrls, rounds: Math.ceil(rounds / 2) }),
      );
    }
    const mean = (of: keyof Measured) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
    say(
      `${name}: ${mean('one').toFixed(0)} against ${mean('other').toFixed(0)} a CPU second; ` +
        `the pairs ${pairs.map(({ ratio }) => ratio.toFixed(3)).join(' and ')}`,
    );
    result[figures[name]] = mean('ratio');
  }
  return result;
}

type Measured = Awaited<ReturnType<typeof medianRatio>>;

async function measurePair(name: Part, isFirst: boolean, options: AgainstBenchOptions): Promise<Measured> {
  const { program, rounds, postgresUrls } = options;
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  const servers: MeasuredServer[] = [];
  try {
    const begin = name === 'api' || name === 'nonlatin' ? openApi : openForms;
    const open = async (checkout: string, label: string, postgresUrl: string | undefined) =>
      await begin({ name, checkout, folder: join(folder, label), postgresUrl, options, servers });
    const openNow = () => open(ownProgram, 'now', postgresUrls[0]);
    const early = isFirst ? await openNow() : undefined;
    const before = await open(program, 'before', postgresUrls[1]);
    return await medianRatio(early ?? (await openNow()), before, rounds);
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Opening {
  name: Part;
  checkout: string;
  folder: string;
  postgresUrl: string | undefined;
  options: AgainstBenchOptions;
  /** The server is added to it, to be stopped at the end. */
  servers: MeasuredServer[];
}

/** A page of 100 responses of API v2. */
async function openApi({ name, checkout, folder, postgresUrl, options, servers }: Opening): Promise<Measure> {
  const { responses, amount, rounds } = options;
  const env = {
    CANVASS_DATA: join(folder, 'data'),
    ...(postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl }),
  };
  const script = name === 'api' ? 'latin' : 'nonlatin';
  const source = withoutLook(benchArchive({ responses, script, seed: `bench ${script}` }));
  await writeArchive(source, join(folder, 'archive'));
  await measureImport(join(folder, 'archive'), responses, env, checkout);
  const [form] = await Array.fromAsync(source.forms());
  const key = await createKey(checkout, env);
  const server = await startCanvass(env, checkout);
  servers.push(server);
  // All requests of the comparison stay below an organisation's limit of 10,000 per hour.
  const requests = Math.min(Math.max(16, Math.floor(amount / 10)), Math.floor(9000 / (rounds + 1)));
  const path = `/v2/forms/${form?.value.id}/responses?limit=100`;
  return () => requestsPerCpuSecond({ server, path, key }, requests);
}

/** The page of a form with ten fields, or submissions to sixteen of them. */
async function openForms({
  name,
  checkout,
  folder,
  postgresUrl,
  options,
  servers,
}: Opening): Promise<Measure> {
  const { responses, amount, rounds } = options;
  const server = await serveSubmitForms(folder, responses, postgresUrl, { program: checkout });
  servers.push(server);
  if (name === 'page') return () => requestsPerCpuSecond({ server, path: `/f/${formIds[0]}` }, amount);
  // The JIT must have compiled the code before measuring starts.
  if (rounds > 1) await submissionsPerCpuSecond(server, 2 * amount);
  return () => submissionsPerCpuSecond(server, amount);
}

/** The look of forms is what changes most, and an older checkout refuses what it does not know. */
function withoutLook(source: ArchiveSource): ArchiveSource {
  return {
    ...source,
    async *forms() {
      for await (const form of source.forms()) {
        yield JSON.parse(JSON.stringify(form, (name, value) => (name === 'theme' ? undefined : value)));
      }
    },
  };
}

async function createKey(checkout: string, env: NodeJS.ProcessEnv): Promise<string> {
  const script = join(checkout, 'bin/canvass');
  const args = [script, 'keys', 'create', '--name', 'bench'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  return stdout.trim();
}
