import * as z from 'zod/mini';
import { responseTabs } from '#form/query/responseQuery.ts';
import { routes } from '../route.ts';
import { instant } from '../text.ts';
import { queryParameter } from './filter.ts';

const wholeNumber = z.string().check(z.regex(/^\d{1,3}$/));
const cursor = z.string().check(z.maxLength(1000));

/** An answer as API v2 writes it. */
export const answeredItem = z.object({
  field_id: z.string(),
  field_type: z.string(),
  value_type: z.enum(['string', 'number', 'options', 'files', 'table', 'address']),
  value: z.unknown(),
});

const visitorFacts = z.object({
  country: z.string(),
  region: z.string(),
  city: z.string(),
  /** Seconds; 0 where unknown. */
  time_spent: z.number(),
  url: z.string(),
});

export const responseListed = z.object({
  /** Negative for responses that are not live yet: they get another one when they are released or sent. */
  id: z.number(),
  tab: z.enum(responseTabs),
  /** Counted from 1 in its form, live and test responses apart; null until it is one of them. */
  number: z.nullable(z.number()),
  version: z.number(),
  created_at: instant,
  updated_at: instant,
  visitor: visitorFacts,
  /** One of `deviceClasses`. */
  device: z.string(),
  /** The language of the form in which it was filled in; empty where unknown. */
  language: z.string(),
  tags: z.array(z.string()),
  /** Why it is in quarantine; null elsewhere. */
  suspicion: z.nullable(z.enum(['trap', 'no_ticket', 'too_fast', 'old_ticket', 'many'])),
  items: z.array(answeredItem),
  /** The amounts of answers by field id: of questions that show prices, and of calculated totals. */
  amounts: z.record(
    z.string(),
    z.object({
      /** In plain digits. */
      amount: z.string(),
      /** Null where the form has none. */
      currency: z.nullable(z.string()),
    }),
  ),
  /** Fields whose long texts are cut in this list. */
  cut: z.array(z.string()),
});

export type ResponseListed = z.infer<typeof responseListed>;

/** How far something of a known size got. */
const progress = z.object({ done: z.number(), total: z.number() });

const column = z.object({
  id: z.string(),
  type: z.string(),
  label: z.string(),
  /** The page's label in the newest version that has the field. */
  page: z.string(),
  /** Whether it shows what the answer of a field costs: its id is then that of the field with `.price` behind it. */
  price: z.boolean(),
  /** Whether the published form still has the field. */
  current: z.boolean(),
  /** The operators that filters may use; empty where the field cannot be filtered. */
  operators: z.array(z.enum(['is', 'is_not', 'is_empty', 'is_not_empty', 'is_under', 'is_over', 'contains'])),
  comparison: z.enum(['text', 'number', 'day', 'clock', 'options', 'presence', 'none']),
  /** The options over all versions. */
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  sortable: z.boolean(),
  /** The field as the form's document has it: scale of a rating, currency and so on. */
  field: z.record(z.string(), z.unknown()),
});

export type ResponseColumn = z.infer<typeof column>;

export const responseTableRoutes = routes({
  /** The columns that a table of the form's responses can show, and the values that it can filter by. */
  responseColumns: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/columns',
    access: 'member',
    turn: true,
    answer: z.object({
      /** Fields of all versions: those of the published form in its order, then removed ones. */
      columns: z.array(column),
      versions: z.array(z.object({ version: z.number(), published_at: instant })),
      /** The languages that its versions have, those of the newest first. */
      languages: z.array(z.string()),
      /** The tags in use on the form, by name. */
      tags: z.array(z.string()),
    }),
  },
  responseCounts: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/counts',
    access: 'member',
    turn: true,
    answer: z.object({
      live: z.number(),
      test: z.number(),
      spam: z.number(),
      partial: z.number(),
      /** They can still be restored. */
      deleted: z.number(),
      /** Spam, partial and deleted responses are counted up to this number, which then means "or more". */
      limit: z.number(),
    }),
  },
  /**
   * One page of a query. A request looks through responses for a limited time only: a page may hold fewer rows than
   * asked for, even none, and still have a `next` with which to go on.
   */
  responses: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses',
    access: 'member',
    turn: true,
    query: z.object({
      query: queryParameter,
      /** From `next` of the page before. */
      after: z.optional(cursor),
      /** 50 to 200; 50 if missing. */
      limit: z.optional(wholeNumber),
    }),
    answer: z.object({
      rows: z.array(responseListed),
      /** The cursor of the next page; null at the end. */
      next: z.nullable(z.string()),
      /** Responses looked at for this page, and about how many the tab has. */
      scanned: z.number(),
      about: z.number(),
      /** Set while the order asked for is being prepared: there are no rows yet, ask again soon. */
      preparing: z.nullable(progress),
      /** The order of the rows: by date where the one asked for is not possible. */
      sort: z.object({ by: z.string(), direction: z.enum(['ascending', 'descending']) }),
      /** Everything up to this number of the change log is in the rows; see `events`. */
      watermark: z.number(),
    }),
  },
  /** Of these responses, those that the query has: after news about them. At most 100 ids, separated by commas. */
  responsesById: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/some',
    access: 'member',
    turn: true,
    query: z.object({
      query: queryParameter,
      ids: z.string().check(z.regex(/^-?\d{1,16}(,-?\d{1,16}){0,99}$/)),
    }),
    answer: z.object({ rows: z.array(responseListed) }),
  },
});
