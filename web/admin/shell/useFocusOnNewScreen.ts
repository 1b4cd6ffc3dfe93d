import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusScreen, hasOpenedAnotherScreen } from '../history/focusScreen.ts';

/** Moves the focus to the new screen after a navigation, as a page load would. */
export function useFocusOnNewScreen(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Without one, the screen before may have been one without a session, outside the router.
        if (fromLocation === undefined ? hasOpenedAnotherScreen() : pathChanged) focusScreen();
      }),
    [router],
  );
}
