import type { Unavailable } from '#service/collect/publishedForm/availability.ts';
import { Problem } from '../problem.ts';

/** Why a form takes no answers now, for a program. */
export function unavailableProblem({ reason }: Unavailable): Problem {
  const codes = {
    not_enabled: 'form_disabled',
    not_open_yet: 'form_not_open',
    closed: 'form_closed',
    full: 'form_full',
  } as const;
  return new Problem(codes[reason]);
}
