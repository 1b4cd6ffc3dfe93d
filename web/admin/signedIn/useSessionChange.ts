import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answerOptions } from '../api/useAnswer.ts';
import { tellTabs } from './tabs.ts';

/** To be called when somebody has signed in or out: nothing that was read before holds any longer. */
export function useSessionChange(): (to: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async (to) => {
    const start = answerOptions('start');
    const old = client
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => queryKey[0] !== start.queryKey[0] });
    // What every screen looks at is replaced and never missing.
    await client.fetchQuery({ ...start, staleTime: 0 });
    tellTabs();
    // Not before: the screen that is being left would ask again, and perhaps for a link that is used up by now.
    const stop = router.subscribe('onResolved', () => {
      stop();
      for (const query of old)
        if (query.isActive()) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
        else client.getQueryCache().remove(query);
    });
    for (const query of old) if (!query.isActive()) client.getQueryCache().remove(query);
    router.history.push(to);
  };
}
