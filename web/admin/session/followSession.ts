import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/app/routes.ts';
import { askForSessionBy } from '../api/askForSession.ts';
import { answerOptions } from '../api/useAnswer.ts';
import { whileLeaving } from './leaving.ts';
import { readStart } from './readStart.ts';
import { askToSignIn, isAsked } from './signInQuestion.ts';
import { listenToTabs } from './tabs.ts';
import { watchStart } from './watchStart.ts';

/** Keeps to whoever is signed in, also where that changes in another tab or the session ends by itself. */
export function followSession(client: QueryClient, isInside: () => boolean): void {
  const { queryKey } = answerOptions('start');
  const userNow = () => client.getQueryData<AnswerOf<'start'>>(queryKey)?.user?.id;
  watchStart(client, isInside);

  listenToTabs({
    onChange: () => {
      // Whoever signed out there wants to be out here too.
      whileLeaving(() => readStart(client)).then(
        () => void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] }),
        () => undefined,
      );
    },
    onOpened: (user) => {
      if (isAsked() || user !== (userNow() ?? null)) readStart(client).catch(() => undefined);
    },
  });

  /** One for all calls that are refused at the same time. */
  let reading: Promise<unknown> | undefined;
  askForSessionBy(async () => {
    const before = userNow();
    if (before === undefined) return false;
    // Perhaps they have signed in again in another tab, and perhaps somebody else has.
    reading ??= readStart(client)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    await reading;
    return isAsked() ? await askToSignIn() : userNow() === before;
  });
}
