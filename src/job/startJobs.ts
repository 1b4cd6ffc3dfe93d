import type { Logger } from 'pino';

/** A periodic background job. Its name appears in the log when a run fails. */
export interface Job {
  readonly name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  readonly period: number;
  /** Whether it only wakes a job that takes down its runs itself. */
  readonly isWakeUp?: boolean;
  run(): Promise<unknown>;
}

/** Runs a job and takes down what became of it. */
type Watch = (name: string, run: () => Promise<unknown>) => Promise<unknown>;

/**
 * Runs each job after its period, again and again. Runs of one job never overlap; a failed run is logged and the next
 * one tries again. Returns a function that stops all timers; it does not wait for runs under way.
 */
export function startJobs(jobs: readonly Job[], log: Logger, watch: Watch = (_, run) => run()): () => void {
  const stops = jobs.map((job) => startJob(job, log, watch));
  return () => {
    for (const stop of stops) stop();
  };
}

function startJob({ name, period, run, isWakeUp = false }: Job, log: Logger, watch: Watch): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(tick, period);
    // A job never keeps the process alive.
    timer.unref();
  };
  const tick = async () => {
    const running = isWakeUp ? run() : watch(name, run);
    await running.catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'));
    if (!stopped) schedule();
  };
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
