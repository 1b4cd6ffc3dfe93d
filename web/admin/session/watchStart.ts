import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/app/routes.ts';
import { answerOptions } from '../api/useAnswer.ts';
import { isLeaving } from './leaving.ts';
import { askToSignIn, endSignIn } from './signInQuestion.ts';
import { tellOpened } from './tabs.ts';

type Start = AnswerOf<'start'>;

/**
 * Looks at every answer to who is signed in, wherever it was asked: what was read for one person is forgotten before
 * another is shown anything, and so is what was read in an organisation that somebody no longer belongs to. Where the
 * session of somebody at work has just ended, they stay who they are on the screen and are asked to sign in again.
 */
export function watchStart(client: QueryClient, isInside: () => boolean): void {
  const { queryKey } = answerOptions('start');
  const cache = client.getQueryCache();
  let known: Start | undefined;
  let isHeld = false;

  const accept = (said: Start) => {
    const before = known;
    known = said;
    if (before === undefined) {
      tellOpened(said.user?.id ?? null);
      return;
    }
    const isSame = before.user?.id === said.user?.id;
    const lost = isSame ? lostOrganizations(before, said) : [];
    // A screen outside shows what a link is for, and would ask for it again.
    for (const query of cache.findAll({ predicate: (query) => query.queryKey[0] !== queryKey[0] }))
      if (isSame ? lost.includes(organizationOf(query.queryKey) ?? '') : isInside() || !query.isActive())
        cache.remove(query);
    endSignIn(isSame);
  };

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || isHeld) return;
    if (event.query.queryKey[0] !== queryKey[0]) return;
    const said = client.getQueryData<Start>(queryKey);
    if (said === undefined) return;
    if (known?.user && said.user === null && isInside() && !isLeaving()) {
      // At once, so that no screen has seen the other answer.
      isHeld = true;
      client.setQueryData(queryKey, known);
      isHeld = false;
      void askToSignIn();
    } else accept(said);
  });
}

/** Those that somebody belonged to and does not any more. */
export function lostOrganizations(before: Start, now: Start): string[] {
  const left = new Set(now.organizations.map(({ id }) => id));
  return before.organizations.flatMap(({ id }) => (left.has(id) ? [] : [id]));
}

/** The organisation that an answer was read in, by what it was asked with. */
function organizationOf([, params]: readonly unknown[]): string | undefined {
  if (typeof params !== 'object' || params === null || !('organization' in params)) return undefined;
  return typeof params.organization === 'string' ? params.organization : undefined;
}
