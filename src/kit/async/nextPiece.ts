/** Milliseconds for which a piece waits for visitors at most, so that steady visits do not stop other work. */
const maxWait = 20;
/** A visit that takes longer, such as a slow upload, counts no more. */
const shortVisit = 50;

const waiting: { readonly begin: () => void; readonly since: number }[] = [];
let visits = 0;
let lastVisit = 0;
let hasArrived = false;
let lastPiece = 0;
/** Milliseconds for which the last piece kept the thread. */
let lastTook = 0;
let isScheduled = false;
let pause: NodeJS.Timeout | undefined;

/**
 * Resolves when the next piece of long work on the main thread may run. One piece runs in a turn of the event loop, of all work of the
 * process, so that a request waits for one piece and not for many. It waits for visitors whose requests are under way, which need
 * several turns, and while connections arrive, of which the loop takes one in each turn; for as long as the last piece took, or a
 * little longer.
 */
export function nextPiece(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push({ begin: resolve, since: performance.now() });
  schedule();
  return promise;
}

/** Says that a visitor's request is under way until the returned function is called. */
export function beginVisit(): () => void {
  visits += 1;
  lastVisit = performance.now();
  return () => {
    visits -= 1;
    if (visits > 0 || pause === undefined) return;
    clearTimeout(pause);
    pause = undefined;
    schedule();
  };
}

/** Says that a connection has arrived: others may be behind it. */
export function noteConnection(): void {
  hasArrived = true;
}

function schedule(): void {
  if (isScheduled || pause !== undefined || waiting.length === 0) return;
  isScheduled = true;
  setImmediate(runPiece);
}

function runPiece(): void {
  isScheduled = false;
  const [first] = waiting;
  if (first === undefined) return;
  const now = performance.now();
  const left = Math.max(first.since, lastPiece + lastTook) + Math.max(maxWait, lastTook) - now;
  const isCrowded = hasArrived;
  hasArrived = false;
  if (left > 0) {
    if (isCrowded) {
      schedule();
      return;
    }
    if (visits > 0 && now - lastVisit < shortVisit) {
      pause = setTimeout(() => {
        pause = undefined;
        schedule();
      }, left);
      return;
    }
  }
  waiting.shift();
  lastPiece = now;
  first.begin();
  setImmediate(() => {
    lastTook = performance.now() - now;
  });
  schedule();
}
