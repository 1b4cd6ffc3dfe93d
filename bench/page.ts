import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formIds, submitArchive } from './archive/submitArchive.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { medianRatio, requestsPerCpuSecond } from './load.ts';
import { type MeasuredServer, startBare, startCanvass } from './measured.ts';
import { measureImport } from './measureImport.ts';

export interface PageBenchOptions {
  postgresUrl: string | undefined;
  /** Requests per measurement. */
  amount: number;
  /** How often the pair is measured; the median counts. */
  rounds: number;
  say: (line: string) => void;
}

/** Figures by their names in the JSON output. */
export type PageFigures = Record<'page_vs_bare', number>;

/** The page of a form with ten fields, compared with `node:http` sending the same bytes. */
export async function benchPage({
  postgresUrl,
  amount,
  rounds,
  say,
}: PageBenchOptions): Promise<PageFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  const servers: MeasuredServer[] = [];
  try {
    const canvass = await serve(folder, postgresUrl);
    servers.push(canvass);
    const path = `/f/${formIds[0]}`;
    const body = Buffer.from(await (await fetch(canvass.url + path)).arrayBuffer());
    const file = join(folder, 'page.html');
    await writeFile(file, body);
    const bare = await startBare(file);
    servers.push(bare);
    const measured = await medianRatio(
      () => requestsPerCpuSecond({ server: canvass, path }, amount),
      () => requestsPerCpuSecond({ server: bare, path }, amount),
      rounds,
    );
    const { one, other, ratio } = measured;
    say(`${one.toFixed(0)} against ${other.toFixed(0)} bare, pages of ${body.length} bytes a CPU second`);
    return { page_vs_bare: ratio };
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function serve(folder: string, postgresUrl: string | undefined): Promise<MeasuredServer> {
  const archive = join(folder, 'archive');
  const data = join(folder, 'data');
  await mkdir(data);
  const env = {
    CANVASS_DATA: data,
    ...(postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl }),
  };
  await writeArchive(submitArchive(0), archive);
  await measureImport(archive, 0, env);
  return await startCanvass(env);
}
