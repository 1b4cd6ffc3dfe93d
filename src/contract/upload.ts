import { z } from 'zod';

/** What is sent to `/f/<id>/files` to begin with a file. */
export const uploadBody = z.strictObject({
  field: z.string().max(200),
  name: z.string().max(5000),
  size: z.int().min(0),
  type: z.string().max(255).optional(),
  ticket: z.string().max(500).optional(),
  password: z.string().max(1000).optional(),
});
