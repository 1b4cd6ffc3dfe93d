import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/app/routes.ts';
import { signInPrompt } from '../api/prompt.ts';
import { setReauthenticate } from '../api/reauthenticate.ts';
import { routeQueryOptions } from '../api/useRouteQuery.ts';
import { refetchStart } from './refetchStart.ts';
import { suppressSignInPrompt } from './suppressSignInPrompt.ts';
import { onTabMessage } from './tabChannel.ts';
import { trackSignedInUser } from './trackSignedInUser.ts';

/** Keeps to whoever is signed in, also where that changes in another tab or the session ends by itself. */
export function syncSession(client: QueryClient, isInside: () => boolean): void {
  const { queryKey } = routeQueryOptions('start');
  const userNow = () => client.getQueryData<AnswerOf<'start'>>(queryKey)?.user?.id;
  trackSignedInUser(client, isInside);

  onTabMessage({
    onChange: () => {
      // Whoever signed out there wants to be out here too.
      suppressSignInPrompt(() => refetchStart(client)).then(
        () => void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] }),
        () => undefined,
      );
    },
    onOpened: (user) => {
      if (signInPrompt.isOpen() || user !== (userNow() ?? null)) refetchStart(client).catch(() => undefined);
    },
  });

  /** One for all calls that are refused at the same time. */
  let reading: Promise<unknown> | undefined;
  setReauthenticate(async () => {
    const before = userNow();
    if (before === undefined) return false;
    // Perhaps they have signed in again in another tab, and perhaps somebody else has.
    reading ??= refetchStart(client)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    await reading;
    return signInPrompt.isOpen() ? await signInPrompt.request() : userNow() === before;
  });
}
