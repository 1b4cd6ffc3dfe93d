import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, languageTag, nameText, none } from '../text.ts';

const formListed = z.object({
  id: z.string(),
  name: z.string(),
  workspace: z.string(),
  /** `draft` before the first publication. */
  state: z.enum(['draft', 'enabled', 'disabled']),
  /** How often it asks for a payment that this server cannot take. */
  payments_missing: z.enum(['never', 'sometimes', 'always']),
  responses: z.number(),
  updated_at: instant,
  /** Where visitors find it. */
  url: z.string(),
});

export type FormListed = z.infer<typeof formListed>;

const formDeleted = z.object({
  id: z.string(),
  name: z.string(),
  workspace: z.string(),
  responses: z.number(),
  deleted_at: instant,
  /** Until then it can come back. */
  gone_at: instant,
});

export type FormDeleted = z.infer<typeof formDeleted>;

export const formRoutes = routes({
  /** All forms of the workspaces that the person sees, the newest change first. */
  forms: {
    method: 'GET',
    path: '/o/:organization/forms',
    access: 'member',
    answer: z.object({ forms: z.array(formListed) }),
  },
  templates: {
    method: 'GET',
    path: '/o/:organization/templates',
    access: 'member',
    answer: z.object({
      templates: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          about: z.string(),
          /** Whether it asks for a payment that this server cannot take. */
          payments_missing: z.boolean(),
        }),
      ),
    }),
  },
  /** From a template, or with two fields to begin with; published, so that its address works. */
  createForm: {
    method: 'POST',
    path: '/o/:organization/forms',
    access: 'member',
    body: z.object({
      workspace: z.string(),
      name: nameText(200),
      template: z.nullable(z.string()),
      /** What it is written in, where templates are translated into it. */
      language: z.optional(languageTag),
    }),
    answer: z.object({ id: z.string(), url: z.string() }),
  },
  changeForm: {
    method: 'PATCH',
    path: '/o/:organization/forms/:form',
    access: 'member',
    body: z.object({ enabled: z.optional(z.boolean()), workspace: z.optional(z.string()) }),
    answer: none,
  },
  deleteForm: { method: 'DELETE', path: '/o/:organization/forms/:form', access: 'member', answer: none },
  /** Those whose deletion can be taken back, the latest first; of workspaces that the person sees. */
  deletedForms: {
    method: 'GET',
    path: '/o/:organization/deleted-forms',
    access: 'member',
    answer: z.object({ forms: z.array(formDeleted) }),
  },
  /** Takes a deletion back. */
  restoreForm: {
    method: 'POST',
    path: '/o/:organization/forms/:form/restore',
    access: 'member',
    answer: none,
  },
});
