import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';

/** Days between the request to delete an organisation and its deletion. */
export const deletionDays = 7;

export const dataRoutes = routes({
  /** The amount of stored data. */
  data: {
    method: 'GET',
    path: '/o/:organization/data',
    access: 'admin',
    turn: true,
    answer: z.object({
      workspaces: z.number(),
      forms: z.number(),
      responses: z.number(),
      delete_at: z.nullable(instant),
    }),
  },
  /** Checks whether an export can begin, because browsers do not show why a download was refused. */
  checkExport: {
    method: 'GET',
    path: '/o/:organization/export/check',
    access: 'admin',
    confirmed: true,
    answer: none,
  },
  /** The archive that `canvass import` reads, as a tar file. */
  exportData: {
    method: 'GET',
    path: '/o/:organization/export',
    access: 'admin',
    confirmed: true,
    answer: 'download',
  },
  /** The typed name confirms the deletion, which an owner can cancel until `delete_at`. */
  deleteOrganization: {
    method: 'POST',
    path: '/o/:organization/deletion',
    access: 'owner',
    confirmed: true,
    body: z.object({ name: z.string() }),
    answer: z.object({ delete_at: instant }),
  },
  keepOrganization: { method: 'DELETE', path: '/o/:organization/deletion', access: 'owner', answer: none },
});
