import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResponseNews } from '#contract/app/news/events.ts';
import { newSubmissionId } from '#kit/ids.ts';
import { formIds, submitArchive } from '../archive/submitArchive.ts';
import { answersOf } from '../archive/submitForm.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { type MeasuredServer, startCanvass } from '../measured.ts';
import { measureImport } from '../measureImport.ts';
import { appHeaders, openSessions } from './appSession.ts';

export interface NewsBenchOptions {
  /** Open tables, half of them at each of the two processes. */
  tables: number;
  /** New responses, by turns at each process. */
  arrivals: number;
  postgresUrl: string | undefined;
  say: (line: string) => void;
}

interface OpenTable {
  /** Resolves with the time at which the table has the row of the next response. */
  next(): Promise<number>;
  close(): void;
}

/** Milliseconds from sending a response until its row is in every open table, over two processes. */
export async function benchNews({
  tables,
  arrivals,
  postgresUrl,
  say,
}: NewsBenchOptions): Promise<Record<'news_median_ms' | 'news_p99_ms', number>> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  const servers: MeasuredServer[] = [];
  const opened: OpenTable[] = [];
  try {
    const env = {
      CANVASS_DATA: join(folder, 'data'),
      CANVASS_SUBMIT_LIMIT: '0',
      ...(postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl }),
    };
    const archive = join(folder, 'archive');
    await mkdir(archive);
    await writeArchive(submitArchive(formIds.length), archive);
    await measureImport(archive, formIds.length, env);
    const [form = ''] = formIds;
    const { organization, tokens } = await openSessions(env, form, tables);
    for (const _process of [1, 2]) servers.push(await startCanvass(env));
    for (const [number, token] of tokens.entries()) {
      const server = serverOf(servers, number);
      opened.push(await openTable(server.url, `/app/api/o/${organization}`, form, token));
    }
    say(`${opened.length} tables are open`);
    const times: number[] = [];
    for (let number = 0; number < arrivals; number += 1) {
      const arrived = opened.map((table) => table.next());
      const began = performance.now();
      await submit(serverOf(servers, number).url, form, number);
      for (const time of await Promise.all(arrived)) times.push(time - began);
    }
    times.sort((one, other) => one - other);
    const below = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
    say(`slowest of all tables and responses: ${below(1).toFixed(0)} ms`);
    return { news_median_ms: below(0.5), news_p99_ms: below(0.99) };
  } finally {
    for (const table of opened) table.close();
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function serverOf(servers: readonly MeasuredServer[], number: number): MeasuredServer {
  const server = servers[number % servers.length];
  if (server === undefined) throw new Error('there is no server');
  return server;
}

async function submit(url: string, form: string, number: number): Promise<void> {
  const answer = await fetch(`${url}/f/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ submission_id: newSubmissionId(), test: false, answers: answersOf(number) }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** As a browser does it: a stream of news, and after each of them a request for the rows that it names. */
async function openTable(url: string, place: string, form: string, token: string): Promise<OpenTable> {
  const headers = appHeaders(url, token);
  const stop = new AbortController();
  const answer = await fetch(`${url}${place}/events?responses=${form}`, {
    headers: { ...headers, Accept: 'text/event-stream' },
    signal: stop.signal,
  });
  if (answer.status !== 200 || answer.body === null) throw new Error(`the stream answered ${answer.status}`);
  let arrive: (time: number) => void = () => undefined;
  const rowsOf = async (news: ResponseNews) => {
    const ids = news.changes.map(({ id }) => id).join();
    const rows = await fetch(`${url}${place}/forms/${form}/responses/some?ids=${ids}`, { headers });
    if (rows.status !== 200) throw new Error(`the rows answered ${rows.status}`);
    const read = (await rows.json()) as { rows: readonly unknown[] };
    if (read.rows.length > 0) arrive(performance.now());
  };
  const listen = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        const news = data === undefined ? undefined : (JSON.parse(data) as Partial<ResponseNews>);
        if (news?.changes !== undefined && news.changes.length > 0) await rowsOf(news as ResponseNews);
      }
    }
  };
  listen(answer.body).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return {
    next: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    close: () => stop.abort(),
  };
}
