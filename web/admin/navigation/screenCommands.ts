import { useEffect, useId, useSyncExternalStore } from 'react';
import type { Command } from '#ui/commandPalette/commandPalette.tsx';

const offered = new Map<string, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function changed(): void {
  all = [...offered.values()].flat();
  for (const listener of listeners) listener();
}

/** Offers commands of the open screen in the palette. `commands` stays the same object while nothing changes. */
export function useOfferCommands(commands: readonly Command[]): void {
  const id = useId();
  useEffect(() => {
    offered.set(id, commands);
    changed();
    return () => {
      offered.delete(id);
      changed();
    };
  }, [id, commands]);
}

export function useScreenCommands(): readonly Command[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
}
