import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { appHistory } from './history/appHistory.ts';
import { reportScreenShown } from './history/screenShown.ts';
import { findPublicScreen } from './publicScreens/publicScreens.ts';
import { makeRouter } from './router.tsx';
import { setOpenRouter } from './session/openRouter.ts';

/** Loads the screen of the address, with redirects, and returns the app that shows it. */
export async function openRouterApp(client: QueryClient): Promise<ComponentType> {
  const router = makeRouter(client);
  router.subscribe('onResolved', reportScreenShown);
  setOpenRouter({
    isSignedIn: () => router.state.matches.some(({ routeId }) => routeId === '/signed-in'),
    invalidate: () => void router.invalidate(),
  });
  for (let loaded = ''; loaded !== appHistory.location.href && !isPublic(); ) {
    loaded = appHistory.location.href;
    await router.load();
  }
  return () => <RouterProvider router={router} />;
}

function isPublic(): boolean {
  return findPublicScreen(appHistory.location.pathname) !== undefined;
}
