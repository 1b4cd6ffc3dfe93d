import { useQueryClient } from '@tanstack/react-query';
import { routeQueryOptions } from '../api/useRouteQuery.ts';
import { appHistory } from '../history/appHistory.ts';
import { onNextScreen } from '../history/screenShown.ts';
import { refetchStart } from './refetchStart.ts';
import { suppressSignInPrompt } from './suppressSignInPrompt.ts';
import { announceSessionChange } from './tabChannel.ts';

/** Reloads everything after signing in or out. */
export function useSessionChange(): (to: string) => Promise<void> {
  const client = useQueryClient();
  return async (to) => {
    const { queryKey } = routeQueryOptions('start');
    const old = client.getQueryCache().findAll({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    const isRead = await suppressSignInPrompt(() => refetchStart(client)).then(
      () => true,
      () => false,
    );
    announceSessionChange();
    if (!isRead) {
      // The session has changed and a link may be used up, so the page reloads and the browser reports a failure.
      window.location.assign(to);
      await new Promise(() => undefined);
    }
    // Waits for the navigation: the old screen would refetch, perhaps with a link that is used up by now.
    onNextScreen(() => {
      for (const query of old)
        if (query.isActive()) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
        else client.getQueryCache().remove(query);
    });
    for (const query of old) if (!query.isActive()) client.getQueryCache().remove(query);
    appHistory.push(to);
  };
}
