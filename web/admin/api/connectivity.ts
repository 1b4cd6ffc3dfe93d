import { useSyncExternalStore } from 'react';

/** So often a service that is out of reach is asked whether it is back. */
const pause = 2_000;

let isAway = false;
let isAsking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const returns = new Set<() => void>();

/** To be told whenever the service has answered anything. */
export function reportReachable(): void {
  if (!isAway) return;
  isAway = false;
  for (const tell of [...watchers, ...returns]) tell();
}

/** To be told whenever a call came to nothing. Single ones do, also of a page that is being left: it is asked again. */
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

/** Runs when the service answers again; what it returns ends that. */
export function onReconnect(run: () => void): () => void {
  returns.add(run);
  return () => returns.delete(run);
}

/** Whether the service is out of reach, by what became of the latest calls. */
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
