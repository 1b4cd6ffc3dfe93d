import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '#config';
import { beginData } from '#service/operate/openData.ts';
import { ownProgram } from '../measured.ts';
import { fillForm } from './exportForm.ts';

export const formats = ['csv', 'jsonl', 'xlsx', 'parquet', 'sav'] as const;

interface Taken {
  rows: number;
  bytes: number;
  cpuSeconds: number;
  firstByte: number;
  aboveIdle: number;
}

/** Responses per second of CPU time for each format, the memory above idle, and the time to the first byte. */
export async function benchExport({
  responses,
  postgresUrl,
  say,
}: {
  responses: number;
  postgresUrl: string | undefined;
  say: (line: string) => void;
}): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  try {
    const env = { ...process.env, CANVASS_DATA: folder, ...(postgresUrl && { DATABASE_URL: postgresUrl }) };
    const data = await beginData({ ...readConfig({ data: folder }), databaseUrl: postgresUrl });
    const { organizationId, formId } = await fillForm(data.store, responses);
    await data.close();
    const figures: Record<string, number> = {};
    for (const format of formats) {
      const taken = await exported(env, [organizationId, formId, format]);
      if (taken.rows !== responses) throw new Error(`${format} has ${taken.rows} responses`);
      figures[`export_${format}_per_cpu_s`] = Math.round(taken.rows / taken.cpuSeconds);
      figures[`export_${format}_memory_mb`] = Math.round(taken.aboveIdle);
      figures[`export_${format}_first_byte_ms`] = Math.round(taken.firstByte);
      say(`${format}: ${(taken.bytes / 1e6).toFixed(1)} MB`);
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Exports with the code of a checkout. */
export async function exported(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  checkout = ownProgram,
): Promise<Taken> {
  return JSON.parse(await runWorker('exportWorker.ts', checkout, args, env));
}

/** Runs a script of this folder in some checkout, and returns its output. */
export async function runWorker(
  name: string,
  checkout: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const script = join(checkout, 'bench/responses', name);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
  return stdout;
}
