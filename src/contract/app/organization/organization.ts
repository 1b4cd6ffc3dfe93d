import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, nameText, none, role } from '../text.ts';

const workspaceListed = z.object({ id: z.string(), name: z.string(), forms: z.number() });

export const organizationRoutes = routes({
  /** The data that every screen of an organisation needs. Members see only the workspaces they have access to. */
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
      /** The colour of forms that set none of their own; null for the standard colour. */
      accent: z.nullable(z.string()),
      delete_at: z.nullable(instant),
      /**
       * The number of unsent mails, up to a hundred; with a mail server, only those it refused. 0 unless the person is an
       * owner.
       */
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
  /** Applies to all members from the next request on. The owner must have given a second factor. */
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
