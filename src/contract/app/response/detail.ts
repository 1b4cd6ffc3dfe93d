import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { queryParameter } from './filter.ts';
import { answeredItem, responseListed } from './table.ts';

const answeredField = z.object({
  id: z.string(),
  type: z.string(),
  /** As the visitor saw it. */
  label: z.string(),
  /** The field as the document of that version has it. */
  field: z.record(z.string(), z.unknown()),
  item: z.nullable(answeredItem),
  /** The published form's question today: the same, asked differently, or no longer asked. */
  since: z.enum(['same', 'changed', 'removed']),
  /** Today's label, where it is another. */
  label_now: z.nullable(z.string()),
});

const fileOfResponse = z.object({
  id: z.string(),
  field_id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** False if the content was never imported. */
  available: z.boolean(),
  /** Addresses of the web app, for links. */
  download: z.string(),
  /** Null unless it is a picture that can be shown safely. */
  preview: z.nullable(z.string()),
});

export const responseDetail = z.object({
  response: responseListed,
  /** The form as it was answered. Answers to fields that this version does not have are in `other`. */
  pages: z.array(z.object({ id: z.string(), label: z.string(), fields: z.array(answeredField) })),
  other: z.array(answeredItem),
  published_version: z.nullable(z.number()),
  /** The currency of the form as it was answered. */
  currency: z.nullable(z.string()),
  files: z.array(fileOfResponse),
});

export type ResponseDetail = z.infer<typeof responseDetail>;

export const responseDetailRoutes = routes({
  response: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/:response',
    access: 'member',
    answer: responseDetail,
  },
  /** The responses before and after one in the order of a query; missing where the search took too long. */
  responseNeighbours: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/:response/neighbours',
    access: 'member',
    turn: true,
    query: z.object({ query: queryParameter }),
    answer: z.object({
      previous: z.optional(z.nullable(z.number())),
      next: z.optional(z.nullable(z.number())),
    }),
  },
  /** The answers on paper, in the language of the form. */
  responsePdf: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/:response/pdf',
    access: 'member',
    answer: 'file',
  },
  downloadResponseFile: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/:response/files/:file',
    access: 'member',
    answer: 'file',
  },
  /** A picture for an `img` element: PNG, JPEG, GIF, WebP or AVIF by its content, with a policy that runs nothing. */
  previewResponseFile: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/:response/files/:file/preview',
    access: 'member',
    answer: 'file',
  },
});
