import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';
import { isEntryRefusal } from './isEntryRefusal.ts';

/** Errors worth retrying. */
const passing = ['unreachable', 'not_ready', 'unexpected'];

interface Listeners {
  /** Something is not there: perhaps the person no longer belongs where it was. */
  readonly onNotFound: () => void;
  /** An organisation that was open is shut to this session. */
  readonly onEntryRefused: () => void;
}

export function makeQueryClient({ onNotFound, onEntryRefused }: Listeners): QueryClient {
  // Before anything is painted. By a timer, as is usual, a switch that was pressed would stand as before for a moment.
  notifyManager.setScheduler(queueMicrotask);
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'not_found') onNotFound();
    if (isEntryRefusal(error)) onEntryRefused();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey, state }) => {
        // Where the organisation is asked for to be opened, it is shown that it is shut.
        const isOpening = queryKey[0] === 'organization' && state.data === undefined;
        if (!isOpening || !isEntryRefusal(error)) onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 10 * 60_000,
        // Asks also when the browser believes it is offline: it is often wrong, and the answer tells.
        networkMode: 'always',
        retry: (count, error) => count < 2 && error instanceof ApiError && passing.includes(error.code),
        retryDelay: (count) => 500 * 2 ** count,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
