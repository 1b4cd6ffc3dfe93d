import { lazyRouteComponent } from '@tanstack/react-router';
import { lazyPart } from './lazyPart.ts';

/**
 * Imports a screen's script when it is opened. The router reloads the page after a failed import, which is right after
 * an update; `lazyPart` throws `unreachable` first when the service does not answer, so that the app stays.
 */
export function lazyScreen<Screens extends Record<string, unknown>, Name extends keyof Screens>(
  importScreens: () => Promise<Screens>,
  name: Name,
) {
  return lazyRouteComponent<Screens, Name>(lazyPart(importScreens).load, name);
}
