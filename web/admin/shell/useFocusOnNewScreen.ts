import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A new screen is where reading goes on, as after a page was loaded. */
export function useFocusOnNewScreen(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const main = document.getElementById('main');
        // Some screens begin in a field.
        if (main?.querySelector('input:focus, textarea:focus') == null) main?.focus({ preventScroll: true });
      }),
    [router],
  );
}
