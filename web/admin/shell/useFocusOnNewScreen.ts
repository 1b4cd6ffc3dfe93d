import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusScreen, hasOpenedAnotherScreen } from '../history/focusScreen.ts';

/** Moves the focus to the new screen after a navigation, as a page load would. */
export function useFocusOnNewScreen(): void {
  const router = useRouter();
  // The screen before was one without a session, outside the router.
  useEffect(() => {
    if (hasOpenedAnotherScreen()) focusScreen();
  }, []);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) focusScreen();
      }),
    [router],
  );
}
