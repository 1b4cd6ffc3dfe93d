import { formatInstant } from '#kit/time/instant.ts';
import type { ActionContext } from './action.ts';

/** The event types of the standard body. */
export const eventTypes = {
  response: 'response.created',
  edited: 'response.edited',
  paid: 'response.paid',
  partial: 'response.left',
} as const;

/** The stored bytes of the response are copied, not parsed. */
export function jsonBody({ trigger, eventTime, form, workflow, isTest, response }: ActionContext): string {
  return (
    `{"type":"${eventTypes[trigger]}","timestamp":"${formatInstant(eventTime)}","test":${isTest},` +
    `"form":{"id":${JSON.stringify(form.id)},"name":${JSON.stringify(form.name)}},` +
    `"workflow":${JSON.stringify(workflow.id)},"data":${response.json}}`
  );
}

/** The same for receivers that read forms: each answer under the id of its field, as people read it. */
export function formBody(context: ActionContext): string {
  const { trigger, eventTime, form, workflow, isTest, response } = context;
  const body = new URLSearchParams({
    type: eventTypes[trigger],
    timestamp: formatInstant(eventTime),
    test: String(isTest),
    form_id: form.id,
    form_name: form.name,
    workflow: workflow.id,
    response_id: response.id === null ? '' : String(response.id),
    created_at: formatInstant(response.createdAt),
  });
  for (const { id, text } of response.texts()) body.append(id, text);
  return body.toString();
}
