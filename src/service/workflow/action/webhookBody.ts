import type { WebhookPayload } from '#contract/webhook.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { ActionContext } from './action.ts';

/** The event types of the standard body. */
const eventTypes = {
  response: 'response.created',
  edited: 'response.edited',
  paid: 'response.paid',
  partial: 'response.left',
} as const;

/** The stored bytes of the response are copied, so that they are exactly those of the API. */
export function jsonBody({ trigger, eventTime, form, workflow, isTest, response }: ActionContext): string {
  const event: Omit<WebhookPayload, 'data'> = {
    type: eventTypes[trigger],
    timestamp: formatInstant(eventTime),
    test: isTest,
    form: { id: form.id, name: form.name, fields: response.fields() },
    workflow: workflow.id,
  };
  return `${JSON.stringify(event).slice(0, -1)},"data":${response.json}}`;
}

/** The same for receivers that read forms: each answer under the id or key of its field, as people read it. */
export function formBody(context: ActionContext, names: 'ids' | 'keys' = 'ids'): string {
  const { trigger, eventTime, form, workflow, isTest, response } = context;
  const event = {
    type: eventTypes[trigger],
    timestamp: formatInstant(eventTime),
    test: String(isTest),
    form_id: form.id,
    form_name: form.name,
    workflow: workflow.id,
    response_id: response.id === null ? '' : String(response.id),
    created_at: formatInstant(response.createdAt),
  };
  const body = new URLSearchParams(event);
  // An answer never takes the name of a part of the event.
  for (const { id, key = id, text } of response.texts())
    body.append(names === 'ids' || Object.hasOwn(event, key) ? id : key, text);
  return body.toString();
}
