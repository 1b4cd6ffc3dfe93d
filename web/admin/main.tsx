import '../ui/tokens.css';
import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeQueryClient } from './api/queryClient.ts';
import { Refused } from './api/refused.ts';
import { answerOptions } from './api/useAnswer.ts';
import { makeRouter } from './router.tsx';
import { followSession } from './session/followSession.ts';

const { queryKey } = answerOptions('start');
const client = makeQueryClient({
  onGone: () => void client.invalidateQueries({ queryKey }),
  onShut: () => {
    client.removeQueries({ queryKey: ['organization'] });
    void router.invalidate();
  },
});
const router = makeRouter(client);
followSession(client, () => router.state.matches.some(({ routeId }) => routeId === '/inside'));

const place = document.getElementById('app');
if (place !== null)
  createRoot(place, {
    // What the service refuses is said on the screen; the console is for what nobody has foreseen.
    onCaughtError: (error) => {
      if (!(error instanceof Refused)) console.error(error);
    },
  }).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
