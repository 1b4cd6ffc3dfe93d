import { useEffect, useRef } from 'react';
import { useClearToasts } from '#ui/toast/useClearToasts.ts';
import { lostOrganizations } from './trackSignedInUser.ts';
import { useStart } from './useStart.ts';

/** Clears toasts and their actions when the user or an organisation is gone. */
export function useClearToastsOnSignOut(): void {
  const clear = useClearToasts();
  const start = useStart();
  const last = useRef(start);
  useEffect(() => {
    const before = last.current;
    last.current = start;
    const hasLeft = before.user !== null && before.user.id !== start.user?.id;
    if (hasLeft || lostOrganizations(before, start).length > 0) clear();
  }, [start, clear]);
}
