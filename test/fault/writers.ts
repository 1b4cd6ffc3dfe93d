import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '../support/eventually.ts';
import { type PostAnswer, postJson } from './postJson.ts';

/** The acknowledgement of a submission. */
export interface Told {
  formId: string;
  created_at: string;
}

/**
 * How an attempt failed: no connection, a connection cut before the complete response, or a response that asks
 * for a retry.
 */
export type Mishap = 'refused' | 'cut' | 'put off';

export interface Writers {
  /** By submission id; grows while they write. */
  readonly told: ReadonlyMap<string, Told>;
  /** The number acknowledged by the service at this address. */
  toldBy(url: string): number;
  readonly mishaps: Readonly<Record<Mishap, number>>;
  /** Waits for another acknowledgement; fails if a writer has failed, or if none arrives for long. */
  more(): Promise<void>;
  /** Lets every writer retry its current submission until it is stored, and fails if one could not. */
  finish(): Promise<void>;
}

/** Many concurrent writers, each retrying a submission under its id until it is stored, with a pause of so many ms after it. */
export function startWriters(
  urls: readonly string[],
  forms: readonly string[],
  { count = 32, pause = 0 } = {},
): Writers {
  const told = new Map<string, Told>();
  const by = new Map<string, number>();
  const mishaps = { refused: 0, cut: 0, 'put off': 0 };
  let writing = true;
  const news = new EventEmitter();

  const write = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let turn = index; writing; turn += 1) {
        await send(turn, agent);
        if (pause > 0) await sleep(pause);
      }
    } finally {
      writing = false;
      agent.destroy();
    }
  };
  const send = async (first: number, agent: Agent) => {
    const submission_id = randomUUID();
    const formId = forms[first % forms.length] ?? '';
    const body = JSON.stringify({ submission_id, answers: { field1: submission_id, field3: ['front'] } });
    for (let turn = first; ; turn += 1) {
      const url = urls[turn % urls.length] ?? '';
      const answer = await postJson(url, `/f/${formId}`, body, agent).catch(mishapOf);
      const outcome = typeof answer === 'string' ? answer : outcomeOf(answer);
      if (typeof outcome === 'string') {
        mishaps[outcome] += 1;
        await sleep(50 + Math.random() * 100);
        continue;
      }
      told.set(submission_id, { formId, created_at: outcome.created_at });
      by.set(url, (by.get(url) ?? 0) + 1);
      news.emit('told');
      return;
    }
  };
  const done = Promise.all(Array.from({ length: count }, (_, index) => write(index)));
  // Awaited in `finish`; until then a rejection must not count as unhandled.
  done.catch(() => undefined);
  return {
    told,
    toldBy: (url) => by.get(url) ?? 0,
    mishaps,
    async more() {
      const ended = done.then(() => assert.fail('the writers have ended'));
      await Promise.race([once(news, 'told', { signal: AbortSignal.timeout(patience) }), ended]);
    },
    async finish() {
      writing = false;
      await done;
    },
  };
}

function mishapOf(error: NodeJS.ErrnoException): Mishap {
  if (error.code === 'ECONNREFUSED') return 'refused';
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return 'cut';
  throw error;
}

function outcomeOf({ status, headers, text }: PostAnswer): Mishap | { created_at: string } {
  if (status === 200 || status === 201) return JSON.parse(text);
  // On a very busy machine the rest of a request may arrive too late; nothing of it is stored.
  if (status === 408) return 'put off';
  if ((status === 503 || status === 507) && headers['retry-after'] !== undefined) return 'put off';
  throw new Error(`a submission was answered ${status}: ${text}`);
}
