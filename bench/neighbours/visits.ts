import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { newSubmissionId } from '#kit/ids.ts';
import { type Answer, ask, closeKept } from './ask.ts';
import type { World } from './world.ts';

export const visitKinds = ['get', 'post', 'sign_in'] as const;
export type VisitKind = (typeof visitKinds)[number];
export interface VisitTime {
  /** Milliseconds until the answer. */
  readonly wall: number;
  /** Milliseconds of CPU that the service's main thread used meanwhile, for this visit and for everybody else. */
  readonly cpu: number;
}

export type VisitTimes = Record<VisitKind, VisitTime[]>;

/** A visit every so many milliseconds, whether the one before was answered or not. */
const pauses: Record<VisitKind, number> = { get: 40, post: 40, sign_in: 400 };

/** Visits to the quiet organisation for so many seconds. Every one must be answered as it should. */
export async function visit(
  { url, pid }: { readonly url: string; readonly pid: number },
  { quiet }: World,
  seconds: number,
): Promise<VisitTimes> {
  const times: VisitTimes = { get: [], post: [], sign_in: [] };
  closeKept();
  const until = performance.now() + seconds * 1000;
  const keepOn = async (kind: VisitKind) => {
    const under: Promise<void>[] = [];
    while (performance.now() < until) {
      under.push(timed(kind));
      await sleep(pauses[kind]);
    }
    await Promise.all(under);
  };
  const timed = async (kind: VisitKind) => {
    const [began, used] = [performance.now(), threadCpu(pid)];
    const { status, text } = await visits[kind](url, quiet);
    times[kind].push({ wall: performance.now() - began, cpu: threadCpu(pid) - used });
    if (status >= 300) throw new Error(`${kind} was answered with ${status}: ${text.slice(0, 300)}`);
  };
  await Promise.all(visitKinds.map(keepOn));
  return times;
}

/** Milliseconds of CPU of the main thread so far; 0 where the system does not tell. */
function threadCpu(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

export const visits: Record<VisitKind, (url: string, quiet: World['quiet']) => Promise<Answer>> = {
  get: async (url, { form }) => await ask(`${url}/f/${form}`),
  post: async (url, { form }) =>
    await ask(`${url}/f/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        submission_id: newSubmissionId(),
        test: false,
        answers: { field1: 'Ana Sousa', field2: 'ana@example.org', field3: 4, field5: 'Longer breaks' },
      }),
    }),
  sign_in: async (url, { email, password }) =>
    await ask(`${url}/app/api/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ email, password }),
    }),
};
