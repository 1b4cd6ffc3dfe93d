import './withoutEval.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from './api/apiError.ts';
import { makeQueryClient } from './api/queryClient.ts';
import { routeQueryOptions } from './api/useRouteQuery.ts';
import { makeRouter } from './router.tsx';
import { syncSession } from './session/syncSession.ts';

const { queryKey } = routeQueryOptions('start');
const client = makeQueryClient({
  onNotFound: () => void client.invalidateQueries({ queryKey }),
  onEntryRefused: () => {
    client.removeQueries({ queryKey: ['organization'] });
    void router.invalidate();
  },
});
const router = makeRouter(client);
syncSession(client, () => router.state.matches.some(({ routeId }) => routeId === '/signed-in'));

const place = document.getElementById('app');
if (place !== null)
  createRoot(place, {
    // Screens show API errors; the console gets the unexpected ones.
    onCaughtError: (error) => {
      if (!(error instanceof ApiError)) console.error(error);
    },
  }).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
