import { useSyncExternalStore } from 'react';

/** Whether the window is too narrow for three columns. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(narrow).matches,
  );
}

/** The same width as in `buildScreen.css`. */
const narrow = '(max-width: 1180px)';
