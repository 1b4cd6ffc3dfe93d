import { z } from 'zod';

/** The resources of the deprecated API v1. */

const formTime = z
  .string()
  .describe('ISO 8601 with numeric offset, in UTC.')
  .meta({ examples: ['2026-01-31T09:30:00+00:00'] });
const responseTime = z
  .string()
  .describe('UTC.')
  .meta({ examples: ['2026-01-31 09:30:00'] });
const link = z.string().meta({ format: 'uri' });

const formShape = {
  id: z.string(),
  created: formTime,
  updated: formTime,
  name: z.string(),
  counter: z.int().describe('Live submissions ever received; never goes down.'),
};

export const v1FormSummary = z
  .strictObject({ ...formShape, formLink: link, responsesLink: link })
  .meta({ id: 'V1FormSummary' });

export const v1Field = z
  .strictObject({
    type: z.string(),
    label: z.string(),
    id: z.string(),
    options: z
      .array(z.strictObject({ label: z.string(), value: z.string() }))
      .optional()
      .describe('On choice fields only.'),
  })
  .meta({ id: 'V1Field' });

export const v1Page = z
  .strictObject({ page_title: z.string(), page_fields: z.array(v1Field) })
  .meta({ id: 'V1Page' });

export const v1FormDetail = z
  .strictObject({ ...formShape, responsesLink: link, fields: z.array(v1Page) })
  .meta({ id: 'V1FormDetail' });

export const v1ContentItem = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    answer: z.union([z.string(), z.array(z.string())]),
    'answer.value': z
      .array(z.union([z.number().describe('A price.'), z.string().describe('A link.')]))
      .optional()
      .describe('Prices of the chosen options, or links that download the uploaded files.'),
  })
  .meta({ id: 'V1ContentItem' });

export const v1Response = z
  .strictObject({
    id: z.int(),
    created: responseTime,
    updated: responseTime,
    visitor: z.strictObject({ city: z.string(), division: z.string(), country: z.string() }),
    metadata: z.unknown().describe('Null, or what an import brought.'),
    content: z.array(v1ContentItem),
  })
  .meta({ id: 'V1Response' });

const envelope = {
  total: z.int().min(0),
  page: z.int().min(1),
  hasMore: z.boolean(),
};

export const v1FormList = z
  .strictObject({ type: z.literal('forms'), ...envelope, data: z.array(v1FormSummary) })
  .meta({ id: 'V1FormList' });

export const v1ResponseList = z
  .strictObject({
    type: z.literal('responses'),
    ...envelope,
    form_name: z.string(),
    data: z.array(v1Response),
  })
  .meta({ id: 'V1ResponseList' });

export type V1FormSummary = z.infer<typeof v1FormSummary>;
export type V1FormDetail = z.infer<typeof v1FormDetail>;
export type V1Page = z.infer<typeof v1Page>;
export type V1Response = z.infer<typeof v1Response>;
export type V1ContentItem = z.infer<typeof v1ContentItem>;
