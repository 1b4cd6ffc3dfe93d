import type { AnswerOf } from '#contract/app/routes.ts';
import { lastOrganization } from '../session/lastOrganization.ts';
import { useStart } from '../session/useStart.ts';

/** The last used organisation, else the first. */
export function useHomeOrganization(): AnswerOf<'start'>['organizations'][number] | undefined {
  const { organizations } = useStart();
  const last = lastOrganization();
  return organizations.find(({ id }) => id === last) ?? organizations[0];
}
