import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';

/** So long an organisation stays as it is after its deletion was asked for. */
export const deletionDays = 7;

export const dataRoutes = routes({
  /** What there is. */
  data: {
    method: 'GET',
    path: '/o/:organization/data',
    access: 'admin',
    answer: z.object({
      workspaces: z.number(),
      forms: z.number(),
      responses: z.number(),
      delete_at: z.nullable(instant),
    }),
  },
  /** Whether an export could begin now: of a download that is refused, a browser tells nobody why. */
  checkExport: {
    method: 'GET',
    path: '/o/:organization/export/check',
    access: 'admin',
    confirmed: true,
    answer: none,
  },
  /** The archive that `canvass import` reads, as one tar file. */
  exportData: {
    method: 'GET',
    path: '/o/:organization/export',
    access: 'admin',
    confirmed: true,
    answer: 'download',
  },
  /** Its name says that it is meant. Everything is deleted after some days, until which an owner can change their mind. */
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
