import { useEffect, useSyncExternalStore } from 'react';
import type { Finding } from '#form/check/findings.ts';

/** How many conditions are being written. */
let writing = 0;
const listeners = new Set<() => void>();

/** Holds back that conditions lack a value, as long as somebody writes one. */
export function useQuietFindings(isQuiet: boolean): void {
  useEffect(() => {
    if (!isQuiet) return;
    count(1);
    return () => count(-1);
  }, [isQuiet]);
}

/** The findings without those that are held back. */
export function useToldFindings(findings: readonly Finding[]): readonly Finding[] {
  const isQuiet = useSyncExternalStore(subscribe, () => writing > 0);
  return isQuiet ? findings.filter(({ code }) => code !== 'condition_value_missing') : findings;
}

function count(change: number): void {
  writing += change;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
