import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchArchive } from './archive/benchArchive.ts';
import { closedLoop, medianQuantile } from './closedLoop.ts';
import { buildInstallation, type Installation } from './installation.ts';
import { medianRatio, requestsPerCpuSecond } from './load.ts';
import { type MeasuredServer, metric, startBare, startCanvass } from './measured.ts';
import { measureStart } from './measureStart.ts';
import { walk } from './walk.ts';

export interface ApiBenchOptions {
  responses: number;
  postgresUrl: string | undefined;
  /** Requests per measurement; must stay below an organisation's limit of 10,000 per hour. */
  amount: number;
  /** How often each pair is measured; the median counts. */
  rounds: number;
  say: (line: string) => void;
}

/** Figures by their names in the JSON output. */
export type ApiFigures = Record<
  | 'page_vs_bare'
  | 'page_vs_bare_nonlatin'
  | 'page_1m_vs_10k'
  | 'v1_deep_vs_first'
  | 'walk_last_vs_first'
  | 'page_slowest_ms'
  | 'rss_mb'
  | 'start_ms'
  | 'import_per_s'
  | 'import_rss_mb',
  number
>;

export async function benchApi(options: ApiBenchOptions): Promise<ApiFigures> {
  const { responses, postgresUrl, rounds, say } = options;
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  try {
    // Only the Latin archive needs the full size, and PostgreSQL takes more than twice as long to fill as SQLite.
    const nonlatin = postgresUrl === undefined ? responses : Math.min(100_000, responses);
    say(`Building: ${responses} responses in Latin, ${nonlatin} in other scripts, and 10,000 beside them.`);
    const installation = await buildInstallation(folder, postgresUrl, {
      latin: benchArchive({ responses, script: 'latin', seed: 'bench latin' }),
      nonlatin: benchArchive({ responses: nonlatin, script: 'nonlatin', seed: 'bench nonlatin' }),
      small: benchArchive({ responses: Math.min(10_000, responses), script: 'latin', seed: 'bench small' }),
    });
    const start_ms = await measureStart(installation.env, rounds > 1 ? 5 : 1);
    const server = await startCanvass(installation.env);
    try {
      const figures = await measurePages(server, installation, options);
      const rss_mb = (await metric(server.url, 'process_resident_memory_bytes')) / 1024 / 1024;
      const { perSecond, peakMb } = installation.imported;
      return { ...figures, rss_mb, start_ms, import_per_s: perSecond, import_rss_mb: peakMb };
    } finally {
      await server.stop();
      await installation.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measurePages(
  server: MeasuredServer,
  installation: Installation,
  { responses, amount, rounds, say }: ApiBenchOptions,
) {
  const page = (name: keyof Installation['forms'], query = '?limit=100') => {
    const { formId, key } = installation.forms[name];
    return async () => {
      await installation.resetLimits();
      return await requestsPerCpuSecond(
        { server, path: `/v2/forms/${formId}/responses${query}`, key },
        amount,
      );
    };
  };
  const v1Page = (number: number) => {
    const { formId, key } = installation.forms.latin;
    return async () => {
      await installation.resetLimits();
      return await requestsPerCpuSecond(
        { server, path: `/v1/form/${formId}/responses?page=${number}`, key },
        amount,
      );
    };
  };
  const againstBare = async (name: 'latin' | 'nonlatin') => {
    const bare = await startBare(await savePage(server, installation, name));
    try {
      const result = await medianRatio(
        page(name),
        () => requestsPerCpuSecond({ server: bare, path: '/' }, amount),
        rounds,
      );
      say(
        `page of 100, ${name}: ${result.one.toFixed(0)} against ${result.other.toFixed(0)} bare, requests a CPU second`,
      );
      return result.ratio;
    } finally {
      await bare.stop();
    }
  };

  const page_vs_bare = await againstBare('latin');
  const page_vs_bare_nonlatin = await againstBare('nonlatin');
  const large = await medianRatio(page('latin'), page('small'), rounds);
  say(`page of 100 at ${responses}: ${large.one.toFixed(0)}, at 10,000: ${large.other.toFixed(0)}`);
  const lastPage = Math.max(1, Math.floor((responses / 10) * 0.9));
  const deep = await medianRatio(v1Page(lastPage), v1Page(1), rounds);
  say(`v1 page=${lastPage}: ${deep.one.toFixed(0)}, page=1: ${deep.other.toFixed(0)}`);
  const slowest = async (asked: MeasuredServer) =>
    await medianQuantile(() => pageTimes(asked, installation, amount), 1, rounds);
  const page_slowest_ms = await slowest(server);
  // The pauses of the machine and of this process are in both.
  const bare = await startBare(await savePage(server, installation, 'latin'));
  const slowestBare = await slowest(bare).finally(() => bare.stop());
  say(
    `slowest page of ${amount} by 16 connections: ${page_slowest_ms.toFixed(1)} ms, ${slowestBare.toFixed(1)} bare`,
  );
  const walked = await walk(server, installation);
  say(
    `walked ${walked.pages} pages, ${walked.items} responses: ${walked.first.toFixed(0)} at first, ${walked.last.toFixed(0)} at last`,
  );
  return {
    page_vs_bare,
    page_vs_bare_nonlatin,
    page_1m_vs_10k: large.ratio,
    v1_deep_vs_first: deep.ratio,
    walk_last_vs_first: walked.last / walked.first,
    page_slowest_ms,
  };
}

async function pageTimes(
  { url }: MeasuredServer,
  { forms, resetLimits }: Installation,
  amount: number,
): Promise<number[]> {
  const { formId, key } = forms.latin;
  await resetLimits();
  const request = Buffer.from(
    `GET /v2/forms/${formId}/responses?limit=100 HTTP/1.1\r\nHost: 127.0.0.1\r\n` +
      `Authorization: Basic ${btoa(`${key}:`)}\r\n\r\n`,
  );
  let sent = 0;
  const next = () => (sent++ < amount ? request : undefined);
  return await closedLoop({ url, connections: 16, next, status: 200 });
}

async function savePage(
  server: MeasuredServer,
  { forms, folder }: Installation,
  name: 'latin' | 'nonlatin',
): Promise<string> {
  const { formId, key } = forms[name];
  const answer = await fetch(`${server.url}/v2/forms/${formId}/responses?limit=100`, {
    headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'accept-encoding': 'identity' },
  });
  const path = join(folder, `page-${name}.json`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  return path;
}
