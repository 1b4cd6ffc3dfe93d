import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useHistoryLocation } from './history/useHistoryLocation.ts';
import { lazyPart } from './lazy/lazyPart.ts';
import { reloadIfOutdated } from './lazy/reloadIfOutdated.ts';
import { PublicApp } from './publicScreens/publicApp.tsx';
import { LoadFailure } from './publicScreens/publicScreenLoader.tsx';
import { findPublicScreen } from './publicScreens/publicScreens.ts';
import { WholeScreen } from './shell/wholeScreen.tsx';
import { loadLanguage } from './texts/languageProvider.tsx';

const routerApp = lazyPart(async () => (await import('./routerApp.tsx')).openRouterApp);

interface EntryPointProps {
  readonly client: QueryClient;
}

/**
 * Shows the screens without a session, or the app with its router, by the address. The last screen stays until the app
 * has loaded.
 */
export function EntryPoint({ client }: EntryPointProps) {
  const location = useHistoryLocation();
  const here = useMemo(() => findPublicScreen(location.pathname, location.search), [location]);
  const [last, setLast] = useState(here);
  if (here !== undefined && here !== last) setLast(here);
  const isPublic = here !== undefined;
  const [App, setApp] = useState<ComponentType>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    // Each visit has a router of its own: the screens of the last one may be another person's.
    if (isPublic) return setApp(undefined);
    if (failure !== undefined) return;
    let isWanted = true;
    const open = async () => {
      // All texts of the language come with the app, so that its first screen is not empty meanwhile.
      const texts = loadLanguage(document.documentElement.lang, 'all').catch(() => undefined);
      const [openRouterApp] = await Promise.all([routerApp.load(), texts]);
      if (isWanted) setApp(() => openRouterApp(client));
    };
    open().catch((error: unknown) => isWanted && !reloadIfOutdated(error) && setFailure(error));
    return () => {
      isWanted = false;
    };
  }, [isPublic, client, failure]);
  if (!isPublic && App !== undefined) return <App />;
  if (!isPublic && failure !== undefined)
    return (
      <WholeScreen>
        <LoadFailure error={failure} onRetry={() => setFailure(undefined)} />
      </WholeScreen>
    );
  const shown = here ?? last;
  return shown === undefined ? null : <PublicApp open={shown} isLeaving={!isPublic} />;
}
