import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, nameText, none } from '../text.ts';

export const workspaceRoutes = routes({
  workspaces: {
    method: 'GET',
    path: '/o/:organization/workspaces',
    access: 'admin',
    answer: z.object({
      workspaces: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          forms: z.number(),
          responses: z.number(),
          created_at: instant,
          /** The members with access. */
          access: z.array(z.string()),
        }),
      ),
    }),
  },
  createWorkspace: {
    method: 'POST',
    path: '/o/:organization/workspaces',
    access: 'admin',
    body: z.object({ name: nameText() }),
    answer: z.object({ id: z.string() }),
  },
  renameWorkspace: {
    method: 'PATCH',
    path: '/o/:organization/workspaces/:workspace',
    access: 'admin',
    body: z.object({ name: nameText() }),
    answer: none,
  },
  /** Deleting a workspace with forms requires its name as a confirmation, because they are deleted too. */
  deleteWorkspace: {
    method: 'POST',
    path: '/o/:organization/workspaces/:workspace/delete',
    access: 'admin',
    // Its forms and their responses are deleted for good.
    confirmed: { with: 'name' },
    body: z.object({ name: z.optional(z.string()) }),
    answer: none,
  },
  giveWorkspace: {
    method: 'PUT',
    path: '/o/:organization/workspaces/:workspace/access/:user',
    access: 'admin',
    answer: none,
  },
  takeWorkspace: {
    method: 'DELETE',
    path: '/o/:organization/workspaces/:workspace/access/:user',
    access: 'admin',
    answer: none,
  },
});
