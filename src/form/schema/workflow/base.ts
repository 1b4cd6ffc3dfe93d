import { z } from 'zod';
import { condition } from '../logic.ts';

/** An id of a workflow or an action: runs, addresses and the API name them by it. */
export function workflowWord(about: string) {
  return z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens and underscores')
    .describe(about);
}

/** The settings that every action has. */
export const actionBase = {
  id: workflowWord('The id of the action, unique in its workflow; the API names its records by it.'),
  when: condition.describe('Runs the action only where this holds; the same as in logic.').optional(),
};

/** A text into which answers and formulas are inserted: `New answer of [field1]`. */
export function filledText(most: number, about: string) {
  return z.string().max(most).describe(about);
}

/** The name of a sealed value of the form, which is kept outside the document and never shown again. */
export const secretName = workflowWord('The name of a secret of the form.');
