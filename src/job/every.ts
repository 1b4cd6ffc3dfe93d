import type { Logger } from 'pino';

/** Runs a piece of work again and again, never twice at once; a failure is logged and the next round tries again. */
export function every(
  milliseconds: number,
  name: string,
  log: Logger,
  work: () => Promise<void>,
): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(round, milliseconds);
    timer.unref();
  };
  const round = async () => {
    await work().catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'));
    if (!stopped) wait();
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
