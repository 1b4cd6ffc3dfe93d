import '../ui/tokens.css';
import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeQueryClient } from './api/queryClient.ts';
import { answerOptions } from './api/useAnswer.ts';
import { makeRouter } from './router.tsx';
import { listenToTabs } from './signedIn/tabs.ts';

const { queryKey } = answerOptions('start');
const client = makeQueryClient(() => void startAgain());
const router = makeRouter(client);
listenToTabs(() => void startAgain());

/** Who is signed in may have changed: what is shown is decided anew. */
async function startAgain(): Promise<void> {
  await client.invalidateQueries({ queryKey });
  await client.fetchQuery(answerOptions('start')).catch(() => undefined);
  await router.invalidate();
}

const place = document.getElementById('app');
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
