import { useOnline } from '#ui/offlineBar/useOnline.ts';
import { useIsUnreachable } from './connectivity.ts';

/** True while no call can succeed: the browser is offline, or the service does not answer. */
export function useIsAway(): boolean {
  const isOnline = useOnline();
  return useIsUnreachable() || !isOnline;
}
