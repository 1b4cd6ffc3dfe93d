import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';
import { isEntryRefusal } from './isEntryRefusal.ts';

/** Errors worth retrying. */
const passing = ['unreachable', 'not_ready', 'busy', 'unexpected'];

interface Listeners {
  /** A resource was not found: the user may have lost access to it. */
  readonly onNotFound: () => void;
  /** The session may no longer enter an organisation that was open. */
  readonly onEntryRefused: () => void;
}

export function makeQueryClient({ onNotFound, onEntryRefused }: Listeners): QueryClient {
  // Notifies before the next paint. The default timer would show a pressed switch in its old state for a moment.
  notifyManager.setScheduler(queueMicrotask);
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'not_found') onNotFound();
    if (isEntryRefusal(error)) onEntryRefused();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey, state }) => {
        // While the organisation is being opened, its screen shows the refusal itself.
        const isOpening = queryKey[0] === 'organization' && state.data === undefined;
        if (!isOpening || !isEntryRefusal(error)) onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 10 * 60_000,
        // Also sends requests when the browser reports being offline, because that is often wrong.
        networkMode: 'always',
        retry: (count, error) => count < 2 && error instanceof ApiError && passing.includes(error.code),
        retryDelay: (count) => 500 * 2 ** count,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
