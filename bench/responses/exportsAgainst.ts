import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { medianRatio } from '../load.ts';
import { ownProgram } from '../measured.ts';
import { exported, formats, runWorker } from './export.ts';

export interface ExportsAgainstOptions {
  /** The folder of the other checkout, with its own dependencies. */
  program: string;
  responses: number;
  /** One format; all without it. */
  format: string | undefined;
  rounds: number;
  say: (line: string) => void;
}

/** Each measurement is a process of its own, which takes most of the time. */
const maxRounds = 3;

/**
 * Divides the responses that this checkout exports in a CPU second by those of another one, for each format. Each checkout fills
 * SQLite and exports with its own code, and chooses what its format has by default.
 */
export async function exportsAgainst({
  program,
  responses,
  format: only,
  rounds,
  say,
}: ExportsAgainstOptions): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  try {
    const open = async (checkout: string, label: string) => {
      const env = { ...process.env, CANVASS_DATA: join(folder, label) };
      const { organizationId, formId } = JSON.parse(
        await runWorker('fillWorker.ts', ownProgram, [checkout, String(responses)], env),
      );
      return (format: string) => async () => {
        const { rows, cpuSeconds } = await exported(env, [organizationId, formId, format], checkout);
        if (rows !== responses) throw new Error(`${format} has ${rows} responses`);
        return rows / cpuSeconds;
      };
    };
    const now = await open(ownProgram, 'now');
    const before = await open(program, 'before');
    const figures: Record<string, number> = {};
    for (const format of formats) {
      if (only !== undefined && only !== format) continue;
      const { ratio, one, other } = await medianRatio(
        now(format),
        before(format),
        Math.min(rounds, maxRounds),
      );
      say(`${format}: ${one.toFixed(0)} against ${other.toFixed(0)} a CPU second`);
      figures[`export_${format}_vs_before`] = ratio;
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
