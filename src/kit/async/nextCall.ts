/** Waiting calls by key, in the order of the keys' next turns. */
const waiting = new Map<string, (() => void)[]>();
let isTaken = false;

/**
 * Resolves when a short call may run: one in each turn of the event loop, of each key in rotation. Between two, the loop reads what
 * has arrived, so a visitor waits for one call and not for all that came in the same moment. Undefined if it may run at once.
 */
export function nextCall(key: string): Promise<void> | undefined {
  if (!isTaken) {
    isTaken = true;
    setImmediate(beginNext);
    return undefined;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls = waiting.get(key);
  if (calls === undefined) waiting.set(key, [resolve]);
  else calls.push(resolve);
  return promise;
}

function beginNext(): void {
  for (const [key, calls] of waiting) {
    const begin = calls.shift();
    // The key goes to the end, so that one with many calls does not delay those of others.
    waiting.delete(key);
    if (calls.length > 0) waiting.set(key, calls);
    begin?.();
    setImmediate(beginNext);
    return;
  }
  isTaken = false;
}
