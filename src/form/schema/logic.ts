import { z } from 'zod';
import { maxRuleActions } from '../value/listLimits.ts';
import { endingShape } from './ending.ts';
import { fieldId, formula, namingWord, pageId } from './pieces.ts';

export const operators = [
  'is',
  'is_not',
  'is_empty',
  'is_not_empty',
  'is_under',
  'is_over',
  'contains',
] as const;
export type Operator = (typeof operators)[number];

const comparison = {
  operator: z.enum(operators).describe('is, is_not, is_empty, is_not_empty, is_under, is_over or contains.'),
  value: z
    .union([z.string().max(2000), z.number()])
    .describe(
      'What is compared with: a text, a number, a date (2026-12-31), a time (09:30) or the value of an option.',
    )
    .optional(),
};

const fieldCondition = z.strictObject({ field: fieldId, ...comparison });
const formulaCondition = z.strictObject({ formula, ...comparison });

export type FieldCondition = z.infer<typeof fieldCondition>;
export type FormulaCondition = z.infer<typeof formulaCondition>;
export type Condition = FieldCondition | FormulaCondition | { all: Condition[] } | { any: Condition[] };

export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      fieldCondition,
      formulaCondition,
      z.strictObject({ all: z.array(condition).min(1).max(50).describe('Holds where all of these hold.') }),
      z.strictObject({ any: z.array(condition).min(1).max(50).describe('Holds where one of these holds.') }),
    ]),
  )
  .meta({ id: 'Condition' });

const action = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.literal('show'), field: fieldId.optional(), page: pageId.optional() }),
    z.strictObject({ action: z.literal('hide'), field: fieldId.optional(), page: pageId.optional() }),
    z.strictObject({ action: z.literal('require'), field: fieldId }),
    z.strictObject({
      action: z.literal('set'),
      field: fieldId,
      value: z.union([z.string().max(10_000), z.number(), z.array(z.string()).max(500)]).optional(),
      formula: formula.optional(),
    }),
    z.strictObject({
      action: z.literal('jump'),
      after: pageId.describe('The page after which the visitor jumps.'),
      to: pageId.describe('The page to which the visitor jumps; it must be a later one.'),
    }),
    z.strictObject({
      action: z.literal('end'),
      id: namingWord().describe('What translations name this ending by: ending1, ending2, …').optional(),
      after: pageId.describe('The page after which the form ends.'),
      ...endingShape,
    }),
  ])
  .meta({ id: 'Action' });

export const rule = z
  .strictObject({ when: condition, do: z.array(action).min(1).max(maxRuleActions) })
  .describe('What happens when a condition holds.')
  .meta({ id: 'Rule' });

export type Action = z.infer<typeof action>;
export type Rule = z.infer<typeof rule>;
