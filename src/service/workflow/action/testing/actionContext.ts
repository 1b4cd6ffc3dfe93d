import { readConfig } from '#config';
import type { ConnectionCredentials } from '#contract/app/workflow/connections.ts';
import { answersIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { AnsweredForm } from '#form/logic/answeredForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import type { AnswerContext } from '#form/value/answer.ts';
import { createHttpClient } from '#outside/httpClient.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../../base/accountKeys.ts';
import { operatorWrites } from '../../../organization/operatorWrites.ts';
import { createConnection } from '../../connection/changeConnections.ts';
import type { ActionContext } from '../action.ts';

/** A form with one field of each kind that matters for messages. */
export const sampleForm: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'email', label: 'Address' },
        { id: 'field3', type: 'comment', label: 'Remarks' },
        { id: 'field4', type: 'date', label: 'Day' },
      ],
    },
  ],
};

export const hostile =
  '<script>alert(1)</script> <!channel> @everyone **b** [x](https://evil.example) {{DATE(1)}}';

export interface ContextWanted {
  readonly store: Store;
  readonly keys: AccountKeys;
  readonly organizationId: OrganizationId;
  readonly definition?: FormDefinition;
  readonly sent?: Readonly<Record<string, string>>;
  readonly change?: Partial<ActionContext>;
}

/** The context of an action as the worker makes it, for a response that was just sent. */
export function actionContext(wanted: ContextWanted): ActionContext & { readonly hidden: string[] } {
  const { store, keys, organizationId, definition = sampleForm, sent = {}, change = {} } = wanted;
  const form = compileForm(definition);
  if (!form.ok) throw new Error('the form does not compile');
  const given: AnswerContext = {
    today: '2026-11-15',
    matches: () => true,
    upload: (id) => ({ id, name: `${id}.txt`, type: 'text/plain', size: 3 }),
  };
  const values = new Map(Object.entries(sent).map(([id, value]) => [id, [value]] as const));
  const answers = answersIn(readAnswers(form.value, { values }, given));
  const answered = new AnsweredForm(form.value, answers, given.today, 7);
  const hidden: string[] = [];
  const createdAt = Date.UTC(2026, 10, 15, 12);
  return {
    deliveryId: 'delivery-1',
    attempt: 1,
    trigger: 'response',
    eventTime: createdAt,
    isTest: false,
    organizationId,
    form: {
      id: 'k3x9m2ab',
      name: 'Booking',
      url: 'https://forms.example.org/f/k3x9m2ab',
      version: 1,
      definition,
      timeZone: 'UTC',
    },
    appUrl: 'https://app.example.org',
    workflow: { id: 'notify', name: 'Tell the team' },
    response: {
      id: 7000,
      number: 7,
      createdAt,
      json: '{}',
      answers: () => answers,
      fields: () => ({}),
      texts: () => [],
    },
    now: createdAt,
    http: createHttpClient({ allowPrivate: true }),
    signal: AbortSignal.timeout(180_000),
    store,
    keys,
    mailLimits: readConfig({}, {}).mailLimits,
    fill: (text) => answered.fill(text),
    secret: async () => ({ refused: 'secret_missing' }),
    sign: async () => {
      throw new Error('nothing is signed here');
    },
    hide: (secret) => hidden.push(secret),
    hidden,
    ...change,
  };
}

/** A connection named after its provider. */
export async function connect(
  { store, keys, organizationId }: Pick<ContextWanted, 'store' | 'keys' | 'organizationId'>,
  credentials: ConnectionCredentials,
): Promise<void> {
  const writes = operatorWrites(store, organizationId);
  const made = await createConnection(writes, keys, { name: credentials.provider, credentials }, 1);
  if (!made.ok) throw new Error(made.failure.code);
}
