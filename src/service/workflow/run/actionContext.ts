import type { Response, ResponseItem } from '#contract/v2.ts';
import type { WebhookField } from '#contract/webhook.ts';
import { AnsweredForm, answersOfItems } from '#form/logic/answeredForm.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { WorkflowTrigger } from '#form/schema/workflow/workflow.ts';
import type { Answers } from '#form/value/answer.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { clientOf, type HttpClient } from '#outside/httpClient.ts';
import type { ReadOnlyStore } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { MailLimits } from '../../mail/mailLimits.ts';
import type { ActionContext, ActionForm, AnswerText, FillOptions } from '../action/action.ts';
import { type SigningKey, signedHeaders } from '../webhook/signature.ts';
import type { FormSecret } from './openFormSecrets.ts';

/** The part of a run that its action sees. */
export interface ContextParts {
  readonly deliveryId: string;
  readonly attempt: number;
  readonly trigger: WorkflowTrigger;
  readonly eventTime: number;
  readonly isTest: boolean;
  readonly organizationId: OrganizationId;
  readonly form: ActionForm & { readonly compiled: CompiledForm };
  readonly appUrl: string;
  readonly workflow: { readonly id: string; readonly name: string };
  readonly response: {
    readonly id: number | null;
    readonly number: number | null;
    readonly createdAt: number;
    readonly json: string;
  };
  readonly now: number;
  readonly http: HttpClient;
  readonly signal: AbortSignal;
  readonly store: ReadOnlyStore;
  readonly keys: AccountKeys;
  readonly mailLimits: MailLimits;
  readonly signingKeys: () => Promise<readonly SigningKey[]>;
  readonly secrets: () => Promise<ReadonlyMap<string, FormSecret>>;
}

/** Everything is read on first use: a standard webhook asks for no secret. */
export function actionContext(parts: ContextParts): ActionContext & { readonly hidden: ReadonlySet<string> } {
  const { form, response, deliveryId, now, signingKeys, secrets, http, ...rest } = parts;
  const hidden = new Set<string>();
  let items: readonly ResponseItem[] | undefined;
  let answers: Answers | undefined;
  let answered: AnsweredForm | undefined;
  const readItems = () => {
    // The server wrote it in the shape of the contract.
    items ??= (JSON.parse(response.json) as Response).response;
    return items;
  };
  const readAnswers = () => {
    answers ??= answersOfItems(form.compiled, readItems());
    return answers;
  };
  return {
    ...rest,
    http: clientOf(http, parts.organizationId),
    deliveryId,
    now,
    form,
    hidden,
    response: {
      ...response,
      fields: () => answeredFields(form.compiled, readItems()),
      answers: readAnswers,
      texts: () => answerTexts(form.compiled, readAnswers()),
    },
    fill(text, options) {
      if (!text.includes('[')) return text;
      const { createdAt, number } = response;
      answered ??= new AnsweredForm(form.compiled, readAnswers(), dayIn(form.timeZone, createdAt), number);
      return answered.fill(text, writers[options?.as ?? 'text']);
    },
    async secret(name, origin) {
      const found = (await secrets()).get(name);
      if (found === undefined) return { refused: 'secret_missing' };
      if (!found.origins.includes(origin)) return { refused: 'secret_elsewhere' };
      hidden.add(found.value);
      return { value: found.value };
    },
    async sign(body, { ed25519 = false } = {}) {
      return signedHeaders(await signingKeys(), { id: deliveryId, time: now, body, ed25519 });
    },
    hide: (secret) => void hidden.add(secret),
  };
}

const writers: Record<NonNullable<FillOptions['as']>, (text: string) => string> = {
  text: (text) => text,
  url: (text) => encodeURIComponent(text.toWellFormed()),
  json: (text) => JSON.stringify(text).slice(1, -1),
  xml: (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
};

function answeredFields(
  { fields, numberOfField }: CompiledForm,
  items: readonly ResponseItem[],
): Record<string, WebhookField> {
  return Object.fromEntries(
    items.flatMap(({ field_id }) => {
      const found = fields[numberOfField.get(field_id) ?? -1];
      if (found === undefined) return [];
      return [[field_id, { key: found.field.key ?? null, label: found.field.label }]];
    }),
  );
}

function answerTexts({ listed }: CompiledForm, answers: Answers): AnswerText[] {
  return listed.flatMap(({ id, field, known }) => {
    const answer = answers.get(id);
    if (answer === undefined || known === undefined) return [];
    return [{ id, key: field.key, label: field.label, text: known.behaviour.printText(known.field, answer) }];
  });
}
