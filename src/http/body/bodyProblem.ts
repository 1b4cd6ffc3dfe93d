import type { z } from 'zod';
import type { ProblemCode } from '#contract/problem.ts';
import { schemaFaults } from '#form/schema/faults.ts';
import { Problem } from '../problem.ts';

/** Says of the first thing that is wrong with a JSON body what it is, and names its key. */
export function bodyProblem(code: ProblemCode, error: z.ZodError): Problem {
  const [{ path, message, unknownKeys } = { path: '', message: 'cannot be read' }] = schemaFaults(error);
  // A key that nobody knows is at fault itself, and not the object that has it.
  const [unknown] = unknownKeys ?? [];
  if (unknown !== undefined)
    return new Problem(code, { message: `${unknown} is not known here.`, param: unknown });
  return new Problem(code, {
    message: `${path === '' ? 'The body' : path} ${message}.`,
    ...(path === '' ? {} : { param: path }),
  });
}
