import type { Unavailable } from '#service/collect/publishedForm/availability.ts';
import { Problem } from '../problem.ts';

/** The problem of a form that accepts no answers now. */
export function unavailableProblem({ reason }: Unavailable): Problem {
  const codes = {
    not_enabled: 'form_disabled',
    not_open_yet: 'form_not_open',
    closed: 'form_closed',
    full: 'form_full',
  } as const;
  return new Problem(codes[reason]);
}
