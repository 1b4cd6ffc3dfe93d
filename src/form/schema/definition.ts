import { z } from 'zod';
import { maxFields, maxPages, maxRules } from '../value/listLimits.ts';
import { maxWorkflows } from '../value/workflowLimits.ts';
import { endingShape } from './ending.ts';
import { field, knownField } from './field.ts';
import { rule } from './logic.ts';
import { currency, language, pageId, recordOf, shownText } from './pieces.ts';
import { theme } from './theme.ts';
import { texts, translation } from './translation.ts';
import { workflow } from './workflow/workflow.ts';

/**
 * The document of a version. The schema of fields is a parameter, because editors complete fewer types than we open.
 */
function shapeWith<Field extends z.ZodType>(ofField: Field) {
  return {
    format: z.literal(2).describe('The format of this document; 2 is the default in files.'),
    title: shownText(500, 'The heading above the form; the name of the form is the default.').optional(),
    description: shownText(10_000, 'A text under the heading.').optional(),
    language: language.describe('The language of the texts in this document; en is the default.').optional(),
    currency: currency
      .describe('The currency of its prices and amounts; that of its payment is the default.')
      .optional(),
    display: z
      .enum(['all_at_once', 'page_by_page', 'one_question'])
      .describe('How it is shown: page_by_page (the default), all_at_once or one_question at a time.')
      .optional(),
    progress: z
      .boolean()
      .describe('Whether a bar shows how far the visitor is; yes is the default.')
      .optional(),
    advance: z
      .boolean()
      .describe(
        'Whether choosing one option goes on to the next question, where each stands alone; yes is the default.',
      )
      .optional(),
    time_needed: z
      .boolean()
      .describe('Whether the form says how long it takes, estimated from its fields; no is the default.')
      .optional(),
    pages: z
      .array(
        z
          .strictObject({
            id: pageId,
            label: shownText(2000, 'The heading of the page; may be empty.'),
            description: shownText(10_000, 'A text under the heading.').optional(),
            fields: z.array(ofField).max(maxFields),
          })
          .meta({ id: 'Page' }),
      )
      .max(maxPages),
    logic: z
      .array(rule)
      .max(maxRules)
      .describe('What happens when: fields shown, pages jumped over, values set.')
      .optional(),
    ending: z.strictObject(endingShape).describe('What follows when the form is sent.').optional(),
    resume: z
      .strictObject({
        browser: z
          .boolean()
          .describe('Answers stay in the browser until they are sent; yes is the default.')
          .optional(),
        link: z.boolean().describe('Visitors may go on elsewhere by a link; no is the default.').optional(),
      })
      .describe('Saving what is not sent yet.')
      .optional(),
    theme: theme.optional(),
    workflows: z
      .array(workflow)
      .max(maxWorkflows)
      .describe('What happens after a response: mails, webhooks and other services.')
      .optional(),
    texts: texts.optional(),
    translations: recordOf(language, translation).describe('The form in other languages.').optional(),
  };
}

export const definition = z.strictObject(shapeWith(field));

/** For editors: the 18 types only, so that typos are visible. */
export const authoredShape = shapeWith(knownField);
export const definitionShape = definition.shape;

/** The document that defines a form. The document of a published version never changes. */
export type FormDefinition = z.infer<typeof definition>;
export type Page = FormDefinition['pages'][number];
export type Field = Page['fields'][number];
export type Workflow = NonNullable<FormDefinition['workflows']>[number];
export type Ending = NonNullable<FormDefinition['ending']>;
