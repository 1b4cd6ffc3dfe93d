import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Finding } from '#form/check/findings.ts';

/** How many conditions are being written. */
let writing = 0;
/** The field in which somebody is typing. */
let typedIn: string | undefined;
const listeners = new Set<() => void>();

/** Holds back that conditions lack a value, as long as somebody writes one. */
export function useQuietFindings(isQuiet: boolean): void {
  useEffect(() => {
    if (!isQuiet) return;
    count(1);
    return () => count(-1);
  }, [isQuiet]);
}

/** Holds back what is new about a field while somebody types in it; without one, no longer. */
export function holdFindingsOf(field: string | undefined): void {
  if (field === typedIn) return;
  typedIn = field;
  notify();
}

/** The findings without those that are held back. */
export function useToldFindings<Told extends Pick<Finding, 'code' | 'path' | 'field'>>(
  findings: readonly Told[],
): readonly Told[] {
  const isQuiet = useSyncExternalStore(subscribe, () => writing > 0);
  const typed = useSyncExternalStore(subscribe, () => typedIn);
  const before = useRef<readonly string[]>([]);
  const told = findings.filter(
    (found) =>
      !(isQuiet && found.code === 'condition_value_missing') &&
      !(typed !== undefined && found.field === typed && !before.current.includes(keyOf(found))),
  );
  useEffect(() => {
    before.current = told.map(keyOf);
  });
  return told.length === findings.length ? findings : told;
}

function keyOf({ code, path }: Pick<Finding, 'code' | 'path'>): string {
  return `${code} ${path}`;
}

function count(change: number): void {
  writing += change;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
