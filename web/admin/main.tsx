import '../ui/tokens.css';
import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnswerOf } from '#contract/app/routes.ts';
import { makeQueryClient } from './api/queryClient.ts';
import { Refused } from './api/refused.ts';
import { answerOptions } from './api/useAnswer.ts';
import { makeRouter } from './router.tsx';
import { listenToTabs } from './signedIn/tabs.ts';

const { queryKey } = answerOptions('start');
const client = makeQueryClient(() => void endSession());
const router = makeRouter(client);
listenToTabs(() => void startAgain());

/** Who is signed in may have changed: what is shown is decided anew. */
async function startAgain(): Promise<void> {
  await client.invalidateQueries({ queryKey });
  await client.fetchQuery(answerOptions('start')).catch(() => undefined);
  await router.invalidate();
}

/** Whoever was just at work is told why they have to sign in, and comes back to where they were. */
async function endSession(): Promise<void> {
  // The ticket of a sign-in that took too long is refused in the same way.
  if (!client.getQueryData<AnswerOf<'start'>>(queryKey)?.user) return;
  await startAgain();
  const { pathname, search } = router.latestLocation;
  if (pathname === '/app/sign-in')
    await router.navigate({
      to: '/app/sign-in',
      search: { ...search, problem: 'session_ended' },
      replace: true,
    });
}

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
