import { z } from 'zod';
import { problemCodes } from './problem.ts';

/** The body of every error response. */
export const problemBody = z
  .strictObject({
    error: z.strictObject({
      type: z.enum([
        'invalid_request',
        'authentication',
        'not_found',
        'method_not_allowed',
        'rate_limit',
        'api_error',
      ]),
      code: z.enum(problemCodes),
      message: z.string(),
      param: z.string().optional().describe('The parameter at fault, where there is one.'),
    }),
  })
  .meta({ id: 'Error' });
