import { useSyncExternalStore } from 'react';
import { type Appearance, readAppearance, saveAppearance } from './appearance.ts';

let current: Appearance | undefined;
const watchers = new Set<() => void>();

/** The appearance settings of this device, with a setter. */
export function useAppearance(): readonly [Appearance, (change: Partial<Appearance>) => void] {
  return [useSyncExternalStore(watch, now), change];
}

function now(): Appearance {
  current ??= readAppearance();
  return current;
}

function change(part: Partial<Appearance>): void {
  current = { ...now(), ...part };
  saveAppearance(current);
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
