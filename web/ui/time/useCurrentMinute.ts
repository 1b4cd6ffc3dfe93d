import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = new Date();

/** The current time, updated every minute; one timer serves all relative times. */
export function useCurrentMinute(): Date {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  // The timer stops without subscribers, so the time may be stale.
  if (timer === undefined && Date.now() - now.getTime() > 1_000) tick();
  timer ??= setInterval(tick, 60_000);
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = new Date();
  for (const notify of listeners) notify();
}
