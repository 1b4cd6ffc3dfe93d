import { type RefObject, useLayoutEffect } from 'react';

/** Each response begins at its top, however far the one before was scrolled. */
export function useTop(panel: RefObject<HTMLElement | null>, response: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every response anew
  useLayoutEffect(() => {
    // Returns a promise in new browsers, which is no cleanup.
    void panel.current?.scrollTo(0, 0);
  }, [panel, response]);
}
