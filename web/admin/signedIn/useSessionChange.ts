import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answerOptions } from '../api/useAnswer.ts';
import { tellTabs } from './tabs.ts';

/** To be called when somebody has signed in or out: nothing that was read before holds any longer. */
export function useSessionChange(): (to: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async (to) => {
    client.clear();
    await client.fetchQuery(answerOptions('start'));
    tellTabs();
    router.history.push(to);
  };
}
