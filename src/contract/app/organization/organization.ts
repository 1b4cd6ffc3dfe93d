import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, nameText, none, role } from '../text.ts';

const workspaceListed = z.object({ id: z.string(), name: z.string(), forms: z.number() });

export const organizationRoutes = routes({
  /** The frame of every screen in an organisation. A member sees the workspaces given to them. */
  organization: {
    method: 'GET',
    path: '/o/:organization',
    access: 'member',
    answer: z.object({
      id: z.string(),
      name: z.string(),
      role,
      workspaces: z.array(workspaceListed),
      time_zone: z.string(),
      logo: z.nullable(z.string()),
      delete_at: z.nullable(instant),
      /** Mails that have not left, up to a hundred; where a server sends them, those that it did not take. For owners, else 0. */
      mails_waiting: z.number(),
      second_factor_required: z.boolean(),
    }),
  },
  changeOrganization: {
    method: 'PATCH',
    path: '/o/:organization',
    access: 'admin',
    body: z.object({ name: z.optional(nameText()), time_zone: z.optional(z.string()) }),
    answer: none,
  },
  /** Of everybody, from the next call on; the owner who asks for it has shown one. */
  requireSecondFactor: {
    method: 'PUT',
    path: '/o/:organization/second-factor',
    access: 'owner',
    confirmed: true,
    body: z.object({ required: z.boolean() }),
    answer: none,
  },
  leaveOrganization: { method: 'POST', path: '/o/:organization/leave', access: 'member', answer: none },
});
