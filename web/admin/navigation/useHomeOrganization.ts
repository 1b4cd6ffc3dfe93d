import type { AnswerOf } from '#contract/app/routes.ts';
import { lastOrganization } from '../session/lastOrganization.ts';
import { useStart } from '../session/useStart.ts';

/** Where somebody belongs who is in no organisation now: where they were last, else their first. */
export function useHomeOrganization(): AnswerOf<'start'>['organizations'][number] | undefined {
  const { organizations } = useStart();
  const last = lastOrganization();
  return organizations.find(({ id }) => id === last) ?? organizations[0];
}
