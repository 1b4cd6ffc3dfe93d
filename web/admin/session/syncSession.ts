import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/app/routes.ts';
import { signInPrompt } from '../api/prompt.ts';
import { setReauthenticate } from '../api/reauthenticate.ts';
import { routeQueryOptions } from '../api/useRouteQuery.ts';
import { refetchStart } from './refetchStart.ts';
import { suppressSignInPrompt } from './suppressSignInPrompt.ts';
import { onTabMessage } from './tabChannel.ts';
import { trackSignedInUser } from './trackSignedInUser.ts';

/** Follows the signed-in user across tabs and session expiry. */
export function syncSession(client: QueryClient, isInside: () => boolean): void {
  const { queryKey } = routeQueryOptions('start');
  const userNow = () => client.getQueryData<AnswerOf<'start'>>(queryKey)?.user?.id;
  trackSignedInUser(client, isInside);

  onTabMessage({
    onChange: () => {
      // Signing out in one tab signs out all of them.
      suppressSignInPrompt(() => refetchStart(client)).then(
        () => void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] }),
        () => undefined,
      );
    },
    onOpened: (user) => {
      if (signInPrompt.isOpen() || user !== (userNow() ?? null)) refetchStart(client).catch(() => undefined);
    },
  });

  /** Shared by all calls that fail at the same time. */
  let reading: Promise<unknown> | undefined;
  setReauthenticate(async () => {
    const before = userNow();
    if (before === undefined) return false;
    // The same or another user may have signed in in another tab.
    reading ??= refetchStart(client)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    await reading;
    return signInPrompt.isOpen() ? await signInPrompt.request() : userNow() === before;
  });
}
