import type { HistoryLocation } from '@tanstack/history';
import { useSyncExternalStore } from 'react';
import { appHistory } from './appHistory.ts';

/** The current location; also a new object when the same address is opened again. */
export function useHistoryLocation(): HistoryLocation {
  return useSyncExternalStore(appHistory.subscribe, () => appHistory.location);
}
