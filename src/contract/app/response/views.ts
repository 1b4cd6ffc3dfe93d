import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { nameText, none } from '../text.ts';
import { responseQuery } from './filter.ts';

const columnId = z.string().check(z.minLength(1), z.maxLength(210));

/** How one person has arranged the columns. Field columns have the field's id, others an `@`: `@date`, `@country`. */
export const columnSettings = z.object({
  columns: z
    .array(
      z.object({
        id: columnId,
        width: z.optional(z.number().check(z.minimum(40), z.maximum(2000))),
        pinned: z.optional(z.boolean()),
        hidden: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(600)),
});

export type ColumnSettings = z.infer<typeof columnSettings>;

const viewContent = {
  name: nameText(),
  /** Shared with everybody who may see the form; a private one is seen by its owner alone. */
  shared: z.boolean(),
  query: responseQuery,
  /** Missing where the view does not change the columns. */
  columns: z.optional(columnSettings),
};

const view = z.object({ id: z.string(), ...viewContent });

export type ResponseView = z.infer<typeof view>;

export const responseViewRoutes = routes({
  /** The form's shared views and the person's own ones, by name. */
  responseViews: {
    method: 'GET',
    path: '/o/:organization/forms/:form/views',
    access: 'member',
    answer: z.object({ views: z.array(view) }),
  },
  createResponseView: {
    method: 'POST',
    path: '/o/:organization/forms/:form/views',
    access: 'member',
    body: z.object(viewContent),
    answer: z.object({ id: z.string() }),
  },
  /** Everybody who may see the form may change a shared view. One that stops being shared becomes theirs. */
  changeResponseView: {
    method: 'PUT',
    path: '/o/:organization/forms/:form/views/:view',
    access: 'member',
    body: z.object(viewContent),
    answer: none,
  },
  deleteResponseView: {
    method: 'DELETE',
    path: '/o/:organization/forms/:form/views/:view',
    access: 'member',
    answer: none,
  },
  /** The person's own columns; none before they first arrange them. */
  responseColumnSettings: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/settings',
    access: 'member',
    answer: columnSettings,
  },
  saveResponseColumnSettings: {
    method: 'PUT',
    path: '/o/:organization/forms/:form/responses/settings',
    access: 'member',
    body: columnSettings,
    answer: none,
  },
});
