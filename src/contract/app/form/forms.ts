import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, languageTag, nameText, none } from '../text.ts';

const formListed = z.object({
  id: z.string(),
  name: z.string(),
  workspace: z.string(),
  /** `draft` before the first publication. */
  state: z.enum(['draft', 'enabled', 'disabled']),
  /** Why an enabled form takes no responses now. */
  unavailable: z.nullable(z.enum(['scheduled', 'closed', 'full'])),
  /** Whether the form asks for a payment that this server cannot take, with some or with all answers. */
  payments_missing: z.enum(['never', 'sometimes', 'always']),
  responses: z.number(),
  created_at: instant,
  updated_at: instant,
  /** The form's public URL. */
  url: z.string(),
});

export type FormListed = z.infer<typeof formListed>;

const formDeleted = z.object({
  id: z.string(),
  name: z.string(),
  workspace: z.string(),
  responses: z.number(),
  deleted_at: instant,
  /** When the form can no longer be restored. */
  gone_at: instant,
});

export type FormDeleted = z.infer<typeof formDeleted>;

export const formRoutes = routes({
  /** The forms of all workspaces that the person may see, most recently changed first. */
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
          /** The page of the template as visitors would see it, for frames of the app. */
          url: z.string(),
        }),
      ),
    }),
  },
  /**
   * Creates a draft: from a template, from the text of a form file, from a document, or with an empty page. A file that
   * cannot be read is refused with `form_file_invalid`.
   */
  createForm: {
    method: 'POST',
    path: '/o/:organization/forms',
    access: 'member',
    turn: true,
    longBody: true,
    body: z.object({
      workspace: z.string(),
      /** The name in the file by default. */
      name: z.optional(nameText(200)),
      /** Null for an empty page. */
      template: z.optional(z.nullable(z.string())),
      file: z.optional(
        z.object({ kind: z.enum(['json', 'yaml']), text: z.string().check(z.maxLength(2_000_000)) }),
      ),
      definition: z.optional(z.unknown()),
      /** The language of the form, if the template is translated into it. */
      language: z.optional(languageTag),
      /** Whether its maker is mailed each response, unless the file has workflows; yes by default. */
      notify: z.optional(z.boolean()),
    }),
    answer: z.object({ id: z.string() }),
  },
  /** Copies the draft and the settings of a form into a new draft in the same workspace. */
  duplicateForm: {
    method: 'POST',
    path: '/o/:organization/forms/:form/duplicate',
    access: 'member',
    turn: true,
    body: z.object({ name: nameText(200) }),
    answer: z.object({ id: z.string() }),
  },
  /**
   * The responses of the last 30 days by day (UTC), the last one today, of the forms that have any; for the list of
   * forms.
   */
  formActivity: {
    method: 'GET',
    path: '/o/:organization/form-activity',
    access: 'member',
    answer: z.object({ forms: z.record(z.string(), z.array(z.number())) }),
  },
  changeForm: {
    method: 'PATCH',
    path: '/o/:organization/forms/:form',
    access: 'member',
    body: z.object({
      enabled: z.optional(z.boolean()),
      workspace: z.optional(z.string()),
      name: z.optional(nameText(200)),
    }),
    answer: none,
  },
  /** A private link to the draft, as the form's page would be. */
  formPreview: {
    method: 'GET',
    path: '/o/:organization/forms/:form/preview',
    access: 'member',
    answer: z.object({ url: z.string(), expires_at: instant }),
  },
  deleteForm: { method: 'DELETE', path: '/o/:organization/forms/:form', access: 'member', answer: none },
  /** Deleted forms that can be restored, latest first, from workspaces that the person may see. */
  deletedForms: {
    method: 'GET',
    path: '/o/:organization/deleted-forms',
    access: 'member',
    answer: z.object({ forms: z.array(formDeleted) }),
  },
  restoreForm: {
    method: 'POST',
    path: '/o/:organization/forms/:form/restore',
    access: 'member',
    answer: none,
  },
});
