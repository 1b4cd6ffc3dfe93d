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
    // What every screen looks at is replaced and never missing.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== start.queryKey[0] });
    await client.fetchQuery({ ...start, staleTime: 0 });
    tellTabs();
    router.history.push(to);
  };
}
