import './withoutEval.ts';
import '#ui/tokens.css';
import '#ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepPresses } from '#ui/press/keepPresses.ts';
import { ApiError } from './api/apiError.ts';
import { makeQueryClient } from './api/queryClient.ts';
import { routeQueryOptions } from './api/useRouteQuery.ts';
import { EntryPoint } from './entryPoint.tsx';
import { appHistory } from './history/appHistory.ts';
import { findPublicScreen } from './publicScreens/publicScreens.ts';
import { openRouter } from './session/openRouter.ts';
import { syncSession } from './session/syncSession.ts';

const { queryKey } = routeQueryOptions('start');
const client = makeQueryClient({
  onNotFound: () => void client.invalidateQueries({ queryKey }),
  onEntryRefused: () => {
    client.removeQueries({ queryKey: ['organization'] });
    openRouter()?.invalidate();
  },
});
// The router keeps its last screens while one without a session is open.
const isPublic = () => findPublicScreen(appHistory.location.pathname) !== undefined;
syncSession(client, () => !isPublic() && openRouter()?.isSignedIn() === true);

// Widgets of the design system give these roles to other elements too.
keepPresses(
  'button,a,label,input,summary,[role=tab],[role=radio],[role=checkbox],[role=switch],[role=option],[role^=menuitem]',
);

const place = document.getElementById('app');
if (place !== null)
  createRoot(place, {
    // Screens show API errors; the console gets the unexpected ones.
    onCaughtError: (error) => {
      if (!(error instanceof ApiError)) console.error(error);
    },
    // React's own error only says that it could go on; its cause says what was thrown.
    onRecoverableError: (error) => reportError((error instanceof Error && error.cause) || error),
  }).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <EntryPoint client={client} />
      </QueryClientProvider>
    </StrictMode>,
  );
