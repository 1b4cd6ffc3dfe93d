import * as z from 'zod/mini';
import { everyResponse, newestFirst, type ResponseQuery, responseTabs } from '#form/query/responseQuery.ts';

const operators = ['is', 'is_not', 'is_empty', 'is_not_empty', 'is_under', 'is_over', 'contains'] as const;

const fieldId = z.string().check(z.minLength(1), z.maxLength(200));
const instant = z.iso.datetime({ offset: true });

const filter = z.union([
  z.object({
    on: z.literal('field'),
    field: fieldId,
    operator: z.enum(operators),
    value: z.optional(z.union([z.string().check(z.maxLength(2000)), z.number()])),
  }),
  z.object({ on: z.literal('date'), from: z.optional(instant), before: z.optional(instant) }),
  z.object({
    on: z.enum(['version', 'country', 'device', 'language', 'tag']),
    operator: z.enum(['is', 'is_not']),
    values: z.readonly(z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(250))),
  }),
]);

/** A `ResponseQuery` as it is sent and stored; everything that is missing has its default. */
export const responseQuery = z.object({
  tab: z._default(z.enum(responseTabs), 'live'),
  match: z._default(z.enum(['all', 'any']), 'all'),
  filters: z._default(z.readonly(z.array(filter).check(z.maxLength(30))), []),
  search: z._default(z.string().check(z.maxLength(300)), ''),
  sort: z._default(
    z.object({ by: fieldId, direction: z.enum(['ascending', 'descending']) }),
    () => newestFirst,
  ),
});

/** A query in an address: JSON as base64url, because addresses are short. Empty or missing for every live response. */
export const queryParameter = z.optional(z.string().check(z.maxLength(6000)));

export { writeQuery } from './writeQuery.ts';

/** Undefined where the text is not a query. */
export function readResponseQuery(text: string | undefined): ResponseQuery | undefined {
  if (text === undefined || text === '') return everyResponse;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const read = z.safeParse(
      responseQuery,
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
    );
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
