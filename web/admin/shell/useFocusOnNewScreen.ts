import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Moves the focus to the new screen after a navigation, as a page load would. */
export function useFocusOnNewScreen(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const main = document.getElementById('main');
        // Some screens focus an input themselves.
        if (main?.querySelector('input:focus, textarea:focus') == null) main?.focus({ preventScroll: true });
      }),
    [router],
  );
}
