import { z } from 'zod';
import { instant } from './instant.ts';
import { response } from './v2.ts';

/** The key and label of an answered field, for webhooks. */
export const webhookField = z
  .strictObject({
    key: z
      .string()
      .nullable()
      .describe("The field's readable name, such as `email`; null where it has none."),
    label: z.string().describe("The field's label in the main language of the form."),
  })
  .meta({ id: 'WebhookField' });

export const webhookForm = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    fields: z
      .record(z.string(), webhookField)
      .describe('The fields that `data` has answers of, by their ids.'),
  })
  .meta({ id: 'WebhookForm' });

const happened = instant.describe('When it happened; the header has the time of the attempt.');
const isTest = z
  .boolean()
  .describe(
    'Whether this delivery is a test: of a test response, or because somebody tries the webhook out.',
  );
const workflowId = z.string().describe('Id of the workflow that sends it.');

/** The standard body in JSON. Key order matters: it is the order on the wire. */
function payload<Type extends string>(type: Type, id: string) {
  return z
    .strictObject({
      type: z.literal(type),
      timestamp: happened,
      test: isTest,
      form: webhookForm,
      workflow: workflowId,
      data: response,
    })
    .meta({ id });
}

export const responseCreated = payload('response.created', 'ResponseCreated');
export const responseEdited = payload('response.edited', 'ResponseEdited');
export const responsePaid = payload('response.paid', 'ResponsePaid');
export const responseLeft = payload('response.left', 'ResponseLeft');

/** The standard bodies by the trigger of their workflow. */
export const webhookPayloads = {
  response: responseCreated,
  edited: responseEdited,
  paid: responsePaid,
  partial: responseLeft,
} as const;

export type WebhookField = z.infer<typeof webhookField>;
export type WebhookPayload = z.infer<(typeof webhookPayloads)[keyof typeof webhookPayloads]>;

/** The standard body in form encoding: all values are texts, and answers follow. */
export const webhookFormBody = z
  .object({
    type: z.enum(['response.created', 'response.edited', 'response.paid', 'response.left']),
    timestamp: happened,
    test: z.enum(['true', 'false']).describe('Whether this delivery is a test.'),
    form_id: z.string(),
    form_name: z.string(),
    workflow: workflowId,
    response_id: z.string().describe('Empty if the response is not stored, as in privacy mode.'),
    created_at: instant,
  })
  .catchall(z.string())
  .describe(
    'Each answer follows as people read it, under the id of its field or, with `names: keys`, under its key.',
  )
  .meta({ id: 'WebhookFormBody' });
