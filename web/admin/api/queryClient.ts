import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Refused } from './refused.ts';

/** Failures that may be over in a moment; what the service has refused stays refused. */
const passing = ['unreachable', 'not_ready', 'unexpected'];

/** `onSignedOut` is told when an answer shows that the session has ended. */
export function makeQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof Refused && error.code === 'sign_in_needed') onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 10 * 60_000,
        // Asks also when the browser believes it is offline: it is often wrong, and the answer tells.
        networkMode: 'always',
        retry: (count, error) => count < 2 && error instanceof Refused && passing.includes(error.code),
        retryDelay: (count) => 500 * 2 ** count,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
