import type { z } from 'zod';
import type { WebhookField, WebhookPayload, webhookFormBody, webhookPayloads } from '../webhook.ts';
import { exampleForm, exampleResponse } from './examples.ts';

export type WebhookTrigger = keyof typeof webhookPayloads;

const types = {
  response: 'response.created',
  edited: 'response.edited',
  paid: 'response.paid',
  partial: 'response.left',
} as const satisfies Record<WebhookTrigger, WebhookPayload['type']>;

const fields: Record<string, WebhookField> = {
  field1: { key: 'name', label: 'Your name' },
  field2: { key: 'email', label: 'Email' },
  field3: { key: 'workshops', label: 'Workshops' },
  field4: { key: null, label: 'Your experience' },
  field5: { key: 'portfolio', label: 'Portfolio' },
};

/** The visitor who left has answered the first two fields only. */
const answeredBefore = 2;

export function webhookExample(trigger: WebhookTrigger): WebhookPayload {
  const response =
    trigger === 'partial' ? exampleResponse.response.slice(0, answeredBefore) : exampleResponse.response;
  const named = response.flatMap(({ field_id }) => {
    const field = fields[field_id];
    return field === undefined ? [] : [[field_id, field] as const];
  });
  return {
    type: types[trigger],
    timestamp: exampleResponse.created_at,
    test: false,
    form: { id: exampleForm.id, name: exampleForm.name, fields: Object.fromEntries(named) },
    workflow: 'notify',
    data: { ...exampleResponse, response },
  };
}

export function webhookFormExample(trigger: WebhookTrigger): z.infer<typeof webhookFormBody> {
  const { type, timestamp, form, workflow, data } = webhookExample(trigger);
  const texts = ['Inês Carvalho', 'ines@example.com', 'Printmaking, Bookbinding', '4', 'portfolio.pdf'];
  const answers = data.response.map(({ field_id }, position) => [field_id, texts[position] ?? '']);
  return {
    type,
    timestamp,
    test: 'false',
    form_id: form.id,
    form_name: form.name,
    workflow,
    response_id: String(data.id),
    created_at: data.created_at,
    ...Object.fromEntries(answers),
  };
}
