import { lazyRouteComponent } from '@tanstack/react-router';
import { loadPart } from './loadPart.ts';

/**
 * A screen whose script is loaded when it is opened. The router meets a script that it cannot get by loading the page
 * anew, which is right after an update of the service; where nothing answers, that would only lose the app.
 */
export function lazyScreen<Screens extends Record<string, unknown>, Name extends keyof Screens>(
  load: () => Promise<Screens>,
  name: Name,
) {
  return lazyRouteComponent<Screens, Name>(() => loadPart(load), name);
}
