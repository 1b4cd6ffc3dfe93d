import { useSyncExternalStore } from 'react';

/** The interval of health checks while the service is unreachable. */
const checkInterval = 2_000;

let isUnreachable = false;
let isChecking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();

/** Reports any response of the service. */
export function reportReachable(): void {
  if (!isUnreachable) return;
  isUnreachable = false;
  for (const notify of [...listeners, ...reconnectListeners]) notify();
}

/** Reports a failed call. Single failures are common, so the health check decides. */
export function reportUnreachable(): void {
  if (!isChecking) void checkHealth();
}

async function checkHealth(): Promise<void> {
  isChecking = true;
  clearTimeout(timer);
  const answers = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  isChecking = false;
  if (answers) return reportReachable();
  if (!isUnreachable) {
    isUnreachable = true;
    for (const notify of listeners) notify();
  }
  timer = setTimeout(askIfAway, checkInterval);
}

/** Registers a callback for when the service is reachable again; the returned function removes it. */
export function onReconnect(run: () => void): () => void {
  reconnectListeners.add(run);
  return () => reconnectListeners.delete(run);
}

/** True while the service is unreachable. */
export function useIsUnreachable(): boolean {
  return useSyncExternalStore(subscribe, () => isUnreachable);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('online', askIfAway);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) window.removeEventListener('online', askIfAway);
  };
}

function askIfAway(): void {
  if (isUnreachable) reportUnreachable();
}
