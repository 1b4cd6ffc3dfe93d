import { FairLimiter } from '#kit/async/fairLimiter.ts';
import { HelperThread } from '#kit/async/helperThread.ts';
import type { FormTasks, TaskAnswer, TaskInput } from './formTasks.ts';

/** Far more than the largest form needs; connections without an answer end after 30 seconds too. */
const timeLimit = 30_000;
const maxWaiting = 40;

/** One task at a time, of organisations in turns. */
const limiter = new FairLimiter({ atOnce: 1, waiting: maxWaiting });

const thread = new HelperThread<unknown, unknown>({
  file: new URL('./formWorker.ts', import.meta.url),
  memory: 384,
  timeLimit,
});

export interface TaskPlace {
  /** Organisations take turns. */
  readonly organizationId: string;
  readonly isLarge: boolean;
  /** Drops the task while it waits. */
  readonly signal?: AbortSignal;
}

/**
 * Does a task of large forms in a thread of its own, so that requests never wait for it. Small forms take less time than
 * the way there, so they are done here. Throws `LimiterFull` when too many wait, and `ThreadFailed`.
 */
export async function inFormThread<Name extends keyof FormTasks>(
  { organizationId, isLarge, signal }: TaskPlace,
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskAnswer<Name>> {
  if (!isLarge) {
    const { formTasks } = await import('./formTasks.ts');
    const work = formTasks[name] as (given: TaskInput<Name>) => Promise<TaskAnswer<Name>>;
    return await work(input);
  }
  return (await limiter.run(organizationId, () => thread.ask({ name, input }), signal)) as TaskAnswer<Name>;
}

/** Ends the thread; the next task starts another. */
export async function closeFormThread(): Promise<void> {
  await thread.close();
}
