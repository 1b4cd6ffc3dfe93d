import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { medianRatio } from '../load.ts';
import type { MeasuredServer } from '../measured.ts';
import { serveSubmitForms } from '../submit.ts';
import { submissionsPerCpuSecond } from '../submitLoad.ts';

export interface AgainstBenchOptions {
  /** The folder of the other checkout. */
  program: string;
  /** Responses that both have already. */
  responses: number;
  /** Two databases; SQLite without them. */
  postgresUrls: readonly string[];
  /** Submissions per measurement. */
  amount: number;
  rounds: number;
  say: (line: string) => void;
}

/** Submissions per CPU second of this checkout, divided by those of another one; by turns, so that other load hits both. */
export async function benchAgainst({
  program,
  responses,
  postgresUrls: [ours, theirs],
  amount,
  rounds,
  say,
}: AgainstBenchOptions): Promise<Record<'submit_vs_before', number>> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  const servers: MeasuredServer[] = [];
  try {
    const now = await serveSubmitForms(join(folder, 'now'), responses, ours);
    servers.push(now);
    const before = await serveSubmitForms(join(folder, 'before'), responses, theirs, { program });
    servers.push(before);
    // The JIT must have compiled the code before measuring starts.
    if (rounds > 1) for (const server of servers) await submissionsPerCpuSecond(server, 2 * amount);
    const measured = await medianRatio(
      () => submissionsPerCpuSecond(now, amount),
      () => submissionsPerCpuSecond(before, amount),
      rounds,
    );
    say(`${measured.one.toFixed(0)} against ${measured.other.toFixed(0)} submissions a CPU second`);
    return { submit_vs_before: measured.ratio };
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
