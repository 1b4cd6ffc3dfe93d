import type { z } from 'zod';
import type { ProblemCode } from '#contract/problem.ts';
import { schemaFaults } from '#form/schema/faults.ts';
import { Problem } from '../problem.ts';

/** The problem of the first fault in a JSON body, with its key. */
export function bodyProblem(code: ProblemCode, error: z.ZodError): Problem {
  const [{ path, message, unknownKeys } = { path: '', message: 'cannot be read' }] = schemaFaults(error);
  // An unknown key is reported itself, not the object that contains it.
  const [unknown] = unknownKeys ?? [];
  if (unknown !== undefined)
    return new Problem(code, { message: `${unknown} is not known here.`, param: unknown });
  return new Problem(code, {
    message: `${path === '' ? 'The body' : path} ${message}.`,
    ...(path === '' ? {} : { param: path }),
  });
}
