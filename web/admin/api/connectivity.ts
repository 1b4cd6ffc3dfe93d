import { useSyncExternalStore } from 'react';

/** The interval of health checks while the service is unreachable. */
const pause = 2_000;

let isAway = false;
let isAsking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const returns = new Set<() => void>();

/** Reports any response of the service. */
export function reportReachable(): void {
  if (!isAway) return;
  isAway = false;
  for (const tell of [...watchers, ...returns]) tell();
}

/** Reports a failed call. Single failures are common, so the health check decides. */
export function reportUnreachable(): void {
  if (!isAsking) void ask();
}

async function ask(): Promise<void> {
  isAsking = true;
  clearTimeout(timer);
  const answers = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  isAsking = false;
  if (answers) return reportReachable();
  if (!isAway) {
    isAway = true;
    for (const tell of watchers) tell();
  }
  timer = setTimeout(askIfAway, pause);
}

/** Registers a callback for when the service is reachable again; the returned function removes it. */
export function onReconnect(run: () => void): () => void {
  returns.add(run);
  return () => returns.delete(run);
}

/** True while the service is unreachable. */
export function useIsUnreachable(): boolean {
  return useSyncExternalStore(watch, () => isAway);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  window.addEventListener('online', askIfAway);
  return () => {
    watchers.delete(tell);
    if (watchers.size === 0) window.removeEventListener('online', askIfAway);
  };
}

function askIfAway(): void {
  if (isAway) reportUnreachable();
}
