import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { Result } from '#kit/result.ts';
import { systemClock } from '#kit/time/clock.ts';
import { AnswerKeys } from '#service/collect/answerKeys.ts';
import { FormPasswords } from '#service/collect/publishedForm/formPasswords.ts';
import { type PublishedForm, PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';
import { acceptSubmission, type SubmissionContext } from '#service/collect/submission/acceptSubmission.ts';
import { SubmissionWriter } from '#service/collect/submission/submissionWriter.ts';
import type { Accepted, Submission, SubmissionFailure } from '#service/collect/submission.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { type Store, unboundedWindow } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { newOrganization, pushed, start } from '../form/example.ts';

/** A required name, an e-mail address and a seat. */
export const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'email', label: 'E-mail' },
        {
          id: 'field3',
          type: 'multiple_choice',
          label: 'Seat',
          multiple: true,
          options: [
            { value: 'front', label: 'In front' },
            { value: 'back', label: 'At the back' },
          ],
          other: {},
        },
      ],
    },
  ],
  ending: { message: 'Thank you, [field1].' },
};

export interface Example {
  organizationId: OrganizationId;
  formId: string;
}

/** A published form. */
export async function addForm(
  store: Store,
  settings: FormSettings = {},
  change: { id?: string; definition?: FormDefinition; organizationId?: OrganizationId } = {},
): Promise<Example> {
  const organizationId = change.organizationId ?? (await newOrganization(store));
  const formId = change.id ?? 'contact1';
  const document = change.definition ?? definition;
  await pushed(store, organizationId, { id: formId, name: 'Contact', definition: document, settings });
  const published = await publishForm(operatorWrites(store, organizationId), formId, start);
  assert.ok(published.ok, JSON.stringify(published));
  return { organizationId, formId };
}

/** The keys for hashing answers; every process of an installation has the same. */
export const answerKeys = new AnswerKeys(() => 'a secret outside the database');

export function takingOf(store: Store, clock = systemClock, keys = answerKeys): SubmissionContext {
  return {
    store,
    answerKeys: keys,
    writer: new SubmissionWriter(store, keys, clock),
    passwords: new FormPasswords(clock),
    checkouts: undefined,
    formsUrl: 'https://forms.example.org',
    clock,
    log: { warn: () => {}, error: () => {} },
  };
}

export type Answers = Record<string, unknown>;

export function submissionOf(answers: Answers, change: Partial<Submission> = {}): Submission {
  return {
    submission_id: randomUUID(),
    test: false,
    input: { answers },
    url: 'https://example.org/contact',
    time_spent: 12.7,
    location: { country: 'FR', region: 'FR-IDF', city: 'Paris' },
    device: 'phone',
    body_hash: createHash('sha256').update(JSON.stringify(answers)).digest('hex'),
    ...change,
  };
}

export async function published(store: Store, address: string): Promise<PublishedForm> {
  const found = await new PublishedForms(store).find(address);
  if (!found.ok) assert.fail(found.failure.code);
  return found.value;
}

export type Answer = Result<Accepted, SubmissionFailure>;

/** Sends answers like the service accepts them: with the current form. */
export async function send(
  taking: SubmissionContext,
  formId: string,
  answers: Answers,
  change: Partial<Submission> = {},
): Promise<Answer> {
  return await acceptSubmission(taking, await published(taking.store, formId), submissionOf(answers, change));
}

/** `stored`, `repeated`, `asked`, or the code of the failure. */
export function wordOf(answer: Answer): string {
  return answer.ok ? answer.value.state : answer.failure.code;
}

export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[wordOf(answer)] = (counts[wordOf(answer)] ?? 0) + 1;
  return counts;
}

export interface ListedResponse {
  id: number;
  test: boolean;
  visitor: object;
  response: { field_id: string; value: unknown }[];
  created_at: string;
}

/** The list of API v2, newest first. */
export async function listed(store: Store, { organizationId, formId }: Example): Promise<ListedResponse[]> {
  const page = await store.responsePage(organizationId, formId, { limit: 100, ...unboundedWindow });
  return JSON.parse(`[${Buffer.from(page?.items ?? []).toString('utf8')}]`);
}

export async function totals(store: Store, { formId }: Example): Promise<number[]> {
  const { counts } = await published(store, formId);
  return [counts.live, counts.test, counts.counter];
}
