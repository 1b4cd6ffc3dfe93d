import { webhookFormBody, webhookPayloads } from '../webhook.ts';
import type { Answer, PathItem } from './document.ts';
import { schemaReference } from './schemas.ts';
import { type WebhookTrigger, webhookExample, webhookFormExample } from './webhookExamples.ts';

const events: Readonly<Record<WebhookTrigger, { summary: string; description: string }>> = {
  response: {
    summary: 'A response is stored',
    description:
      'Sent by workflows with the trigger `response`. One that waits for its payment is stored when it is paid.',
  },
  edited: {
    summary: 'A response is edited',
    description: 'Sent by workflows with the trigger `edited`, with the answers as they are now.',
  },
  paid: {
    summary: 'A payment is received',
    description: 'Sent by workflows with the trigger `paid`.',
  },
  partial: {
    summary: 'A visitor left the form',
    description:
      'Sent by workflows with the trigger `partial`, with the answers that the visitor gave before.',
  },
};

const toReceivers =
  'The installation sends it to the address of the webhook, signed by Standard Webhooks 1.0; `POST` unless the webhook says otherwise. ' +
  '`format` of the webhook decides between JSON and form encoding. A webhook with a body of its own sends that instead, signed in the same way.';

const parameters = ['webhookId', 'webhookTimestamp', 'webhookSignature', 'canvassTest'];

/** Every event that workflows send to webhooks, by its type. */
export function webhooks(): Record<string, PathItem> {
  return Object.fromEntries(
    (Object.keys(events) as WebhookTrigger[]).map((trigger): [string, PathItem] => {
      const json = webhookExample(trigger);
      const { summary, description } = events[trigger];
      return [
        json.type,
        {
          post: {
            operationId: `webhook.${json.type.replace('response.', '')}`,
            tags: ['webhooks'],
            summary,
            description: `${description} ${toReceivers}`,
            parameters: parameters.map((name) => ({ $ref: `#/components/parameters/${name}` })),
            security: [],
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: schemaReference(webhookPayloads[trigger]),
                  examples: { example: { value: json } },
                },
                'application/x-www-form-urlencoded': {
                  schema: schemaReference(webhookFormBody),
                  examples: { example: { value: webhookFormExample(trigger) } },
                },
              },
            },
            responses: receiverAnswers,
          },
        },
      ];
    }),
  );
}

/** The answers of a receiver, and what follows from each. */
const receiverAnswers: Record<string, Answer> = {
  '2XX': answer('It was received. Answer within 15 seconds, and work later.'),
  410: answer('The receiver wants nothing more: the webhook is switched off.'),
  429: answer('Sent again after `Retry-After`, at most a day later.'),
  503: answer('Sent again after `Retry-After`, at most a day later.'),
  default: answer(
    'A failure, redirects included. Sent again with the same `webhook-id` after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5, 10, 14, 20 and 24 hours.',
  ),
};

function answer(description: string): Answer {
  return { description, headers: {} };
}
