import { z } from 'zod';

/** Names a connection of the organisation, which holds the secret; forms never do. */
export const connection = z
  .string()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u, 'must be one line without control characters')
  .describe('The name or id of a connection of the organisation.');
