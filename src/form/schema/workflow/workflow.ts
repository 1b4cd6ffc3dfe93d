import { z } from 'zod';
import { maxActions } from '../../value/workflowLimits.ts';
import { condition } from '../logic.ts';
import { workflowAction } from './actions.ts';
import { workflowWord } from './base.ts';

/** The events that set a workflow going. */
export const workflowTriggers = ['response', 'edited', 'paid', 'partial'] as const;
export type WorkflowTrigger = (typeof workflowTriggers)[number];

/** Something that happens after a response. */
export const workflow = z
  .strictObject({
    id: workflowWord('The id of the workflow, unique in the form.'),
    name: z
      .string()
      .max(200)
      .regex(/^\P{Cc}*$/u, 'must be one line without control characters')
      .describe('What the team calls it; the id is the default.')
      .optional(),
    trigger: z
      .enum(workflowTriggers)
      .describe(
        'response (a response is stored), edited (it is changed), paid (its payment is received) or partial (somebody left the form).',
      ),
    hours: z
      .int()
      .min(1)
      .max(720)
      .describe('For partial: after so many hours without another answer; 24 is the default.')
      .optional(),
    when: condition.describe('Runs only where this holds; the same as in logic.').optional(),
    do: z.array(workflowAction).min(1).max(maxActions).describe('The actions, which start in this order.'),
    order: z
      .enum(['receiver'])
      .describe(
        'receiver sends to each receiver in the order of the responses, so that one that fails holds up later ones.',
      )
      .optional(),
    tests: z.boolean().describe('Whether it also runs for test responses; no is the default.').optional(),
    enabled: z.boolean().describe('Whether it runs; yes is the default.').optional(),
  })
  .meta({ id: 'Workflow' });

export type Workflow = z.infer<typeof workflow>;
