import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { reportScreenShown } from './history/screenShown.ts';
import { makeRouter } from './router.tsx';
import { setOpenRouter } from './session/openRouter.ts';

/** Makes the app with its router, which opens the screen of the address. */
export function openRouterApp(client: QueryClient): ComponentType {
  const router = makeRouter(client);
  router.subscribe('onResolved', reportScreenShown);
  setOpenRouter({
    isSignedIn: () => router.state.matches.some(({ routeId }) => routeId === '/signed-in'),
    invalidate: () => void router.invalidate(),
  });
  return () => <RouterProvider router={router} />;
}
