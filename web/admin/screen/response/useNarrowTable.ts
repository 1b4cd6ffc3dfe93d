import { useSyncExternalStore } from 'react';

/** Whether the window is too narrow for a table with pinned columns, and for a panel beside it. */
export function useNarrowTable(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(narrow).matches,
  );
}

/** The same width as in `responsesScreen.css`. */
const narrow = '(max-width: 820px)';
