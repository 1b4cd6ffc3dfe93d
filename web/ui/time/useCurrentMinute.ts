import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = new Date();

/** The time, kept to the minute: one clock for all that show how long ago something was. */
export function useCurrentMinute(): Date {
  return useSyncExternalStore(watch, () => now);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  // Without listeners the minute was not updated.
  if (timer === undefined && Date.now() - now.getTime() > 1_000) tick();
  timer ??= setInterval(tick, 60_000);
  return () => {
    watchers.delete(tell);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = new Date();
  for (const tell of watchers) tell();
}
