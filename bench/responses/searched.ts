import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeQuery } from '#contract/app/response/writeQuery.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { formIds } from '../archive/submitArchive.ts';
import { medianRatio } from '../load.ts';
import type { MeasuredServer } from '../measured.ts';
import { serveSubmitForms } from '../submit.ts';
import { submissionsPerCpuSecond, submissionTimes } from '../submitLoad.ts';
import { type AppSessions, appHeaders, openSessions } from './appSession.ts';

export interface SearchedBenchOptions {
  /** Responses of all 16 forms together. Below 2,000 for each form no index is used. */
  responses: number;
  /** Two databases; SQLite without them. */
  postgresUrls: readonly string[];
  /** Submissions per measurement. */
  amount: number;
  rounds: number;
  say: (line: string) => void;
}

/**
 * Submissions per CPU second to forms that somebody searches, divided by those to forms that nobody searches. A
 * submission writes to no index; the search after each round takes them up, and its CPU time counts.
 */
export async function benchSearched({
  responses,
  postgresUrls: [one, other],
  amount,
  rounds,
  say,
}: SearchedBenchOptions): Promise<Record<'submit_searched_vs_not', number>> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  const servers: MeasuredServer[] = [];
  try {
    let sessions: AppSessions | undefined;
    const searched = await serveSubmitForms(join(folder, 'searched'), responses, one, {
      prepare: async (env) => {
        sessions = await openSessions(env, formIds[0] ?? '', 1);
      },
    });
    servers.push(searched);
    const plain = await serveSubmitForms(join(folder, 'plain'), responses, other);
    servers.push(plain);
    const search = async () => {
      for (const form of formIds) await searchForm(searched, sessions, form);
    };
    // Builds the indexes, which is not measured here.
    await search();
    await settled(searched);
    if (rounds > 1) for (const server of servers) await submissionsPerCpuSecond(server, 2 * amount);
    await search();
    const measured = await medianRatio(
      async () => {
        const before = await searched.cpuSeconds();
        await submissionTimes(searched, amount, 64);
        await search();
        return amount / ((await searched.cpuSeconds()) - before);
      },
      () => submissionsPerCpuSecond(plain, amount),
      rounds,
    );
    say(`${measured.one.toFixed(0)} where searched, ${measured.other.toFixed(0)} where not`);
    return { submit_searched_vs_not: measured.ratio };
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function searchForm(
  server: MeasuredServer,
  sessions: AppSessions | undefined,
  form: string,
): Promise<void> {
  const [token = ''] = sessions?.tokens ?? [];
  const query = writeQuery({ ...everyResponse, search: 'workshop ' });
  const path = `/app/api/o/${sessions?.organization}/forms/${form}/responses?query=${query}`;
  const answer = await fetch(server.url + path, { headers: appHeaders(server.url, token) });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
}

/** Waits until the job that builds indexes has ended: the process uses no more CPU. */
async function settled(server: MeasuredServer): Promise<void> {
  for (let last = -1, now = await server.cpuSeconds(); now - last > 0.2; ) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    [last, now] = [now, await server.cpuSeconds()];
  }
}
