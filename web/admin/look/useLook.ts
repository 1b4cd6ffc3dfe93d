import { useSyncExternalStore } from 'react';
import { keepLook, type Look, readLook } from './look.ts';

let current: Look | undefined;
const watchers = new Set<() => void>();

/** The look of the app on this device, and the way to change it. */
export function useLook(): readonly [Look, (change: Partial<Look>) => void] {
  return [useSyncExternalStore(watch, now), change];
}

function now(): Look {
  current ??= readLook();
  return current;
}

function change(part: Partial<Look>): void {
  current = { ...now(), ...part };
  keepLook(current);
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
