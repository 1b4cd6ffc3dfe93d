import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/app/routes.ts';
import { signInPrompt } from '../api/prompt.ts';
import { routeQueryOptions } from '../api/useRouteQuery.ts';
import { forgetDrafts } from '../screen/form/editor/connect/editorDatabase.ts';
import { isSignInPromptSuppressed } from './suppressSignInPrompt.ts';
import { announceTabOpened } from './tabChannel.ts';

type Start = AnswerOf<'start'>;

/**
 * Watches every `start` response: clears cached data of another user or a lost organisation, and opens the sign-in
 * prompt when the session expired during work.
 */
export function trackSignedInUser(client: QueryClient, isInside: () => boolean): void {
  const { queryKey } = routeQueryOptions('start');
  const cache = client.getQueryCache();
  let known: Start | undefined;
  let isHeld = false;

  const accept = (latest: Start) => {
    const before = known;
    known = latest;
    if (before === undefined) {
      announceTabOpened(latest.user?.id ?? null);
      return;
    }
    const isSame = before.user?.id === latest.user?.id;
    if (!isSame) forgetDrafts();
    const lost = isSame ? lostOrganizations(before, latest) : [];
    // Active queries of screens without a session stay: removing them would refetch the content of a link.
    for (const query of cache.findAll({ predicate: (query) => query.queryKey[0] !== queryKey[0] }))
      if (isSame ? lost.includes(organizationOf(query.queryKey) ?? '') : isInside() || !query.isActive())
        cache.remove(query);
    signInPrompt.resolve(isSame);
  };

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || isHeld) return;
    if (event.query.queryKey[0] !== queryKey[0]) return;
    const latest = client.getQueryData<Start>(queryKey);
    if (latest === undefined) return;
    if (known?.user && latest.user === null && isInside() && !isSignInPromptSuppressed()) {
      // Restores the old data synchronously, before any screen renders the new one.
      isHeld = true;
      client.setQueryData(queryKey, known);
      isHeld = false;
      void signInPrompt.request();
    } else accept(latest);
  });
}

/** Organisations that the user no longer belongs to. */
export function lostOrganizations(before: Start, now: Start): string[] {
  const left = new Set(now.organizations.map(({ id }) => id));
  return before.organizations.flatMap(({ id }) => (left.has(id) ? [] : [id]));
}

/** The organisation in the parameters of a query key. */
function organizationOf([, params]: readonly unknown[]): string | undefined {
  if (typeof params !== 'object' || params === null || !('organization' in params)) return undefined;
  return typeof params.organization === 'string' ? params.organization : undefined;
}
