import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ResponseSelection } from '#contract/app/response/changes.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { Definitions } from '#service/form/definitions.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { Act } from '#service/response/change/actOnResponses.ts';
import { changeResponses } from '#service/response/change/changeResponses.ts';
import { editResponse } from '#service/response/change/editResponse.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { findWorkRow, type WorkRow } from '#store/query/response/workRow.ts';
import { type Answers, addForm, answerKeys, type Example, send, takingOf } from '../submission/example.ts';
import type { TestData } from '../support/engines.ts';

/** A name, a unique e-mail address, a seat with a quota, a price per seat and files. */
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
        },
        { id: 'field4', type: 'file_upload', label: 'Files', max_count: 5 },
      ],
    },
  ],
};

export class ResponseExample {
  readonly data: TestData;
  readonly form: Example;
  now = Date.UTC(2026, 0, 10, 12);
  readonly #taking: ReturnType<typeof takingOf>;

  constructor(data: TestData, form: Example) {
    this.data = data;
    this.form = form;
    this.#taking = takingOf(data.store, this.clock);
  }

  static async open(data: TestData, settings: FormSettings = {}): Promise<ResponseExample> {
    return new ResponseExample(data, await addForm(data.store, settings, { definition }));
  }

  get clock() {
    return () => this.now;
  }

  async send(answers: Answers, change: Parameters<typeof send>[3] & { contents?: readonly string[] } = {}) {
    const { contents = [], ...rest } = change;
    const files = await Promise.all(
      contents.map(async (content) => {
        const { storage_key } = await this.data.files.put(Readable.from([Buffer.from(content)]));
        const facts = { name: `${content}.txt`, type: 'text/plain', size: content.length };
        return { id: randomUUID(), field_id: 'field4', ...facts, sha256: 'x', storage_key, waits: false };
      }),
    );
    const field4 = files.map(({ id }) => id);
    return await send(
      this.#taking,
      this.form.formId,
      { ...answers, ...(files.length > 0 && { field4 }) },
      { ...rest, files, upload: (id) => files.find((file) => file.id === id) },
    );
  }

  /** Sends answers that are stored, and returns the row. */
  async stored(answers: Answers, change: Parameters<typeof this.send>[1] = {}): Promise<WorkRow> {
    const submission_id = randomUUID();
    const sent = await this.send(answers, { submission_id, ...change });
    assert.ok(sent.ok, JSON.stringify(sent));
    const row = await this.bySubmission(submission_id);
    assert.ok(row !== undefined);
    return row;
  }

  async bySubmission(submissionId: string): Promise<WorkRow | undefined> {
    const { organizationId, formId } = this.form;
    const found = await this.data.store.read
      .selectFrom('response')
      .select('id')
      .where('form_id', '=', formId)
      .where('submission_id', '=', submissionId)
      .executeTakeFirst();
    return found && (await findWorkRow(this.data.store.read, organizationId, formId, found.id));
  }

  async row(id: number): Promise<WorkRow | undefined> {
    const { organizationId, formId } = this.form;
    return await findWorkRow(this.data.store.read, organizationId, formId, id);
  }

  async edit(id: number, answers: Answers, updatedAt?: number) {
    const row = await this.row(id);
    const edit = { updatedAt: updatedAt ?? row?.updated_at ?? 0, answers };
    return await editResponse(this.#writes, answerKeys, this.form.formId, id, edit, this.now);
  }

  /** Takes all steps of an action; returns how many responses were changed and skipped. */
  async change(act: Act, selection: ResponseSelection) {
    const { store } = this.data;
    const { organizationId, formId } = this.form;
    const total = { changed: 0, skipped: 0, steps: 0 };
    const reader = {
      store,
      definitions: new Definitions(store.read, this.clock),
      indexes: { use: async () => ({ ready: false, done: 0 }) },
      clock: this.clock,
    };
    const context = { keys: answerKeys, clock: this.clock, reader };
    for (let cursor: string | undefined; ; ) {
      const form = await findFormDocument(store.read, organizationId, formId);
      assert.ok(form !== undefined);
      const step = await changeResponses(this.#writes, context, form, { act, selection, cursor });
      assert.ok(step.ok);
      total.changed += step.value.changed;
      total.skipped += step.value.skipped;
      total.steps += 1;
      if (step.value.next === null) return total;
      cursor = step.value.next;
    }
  }

  get #writes() {
    return operatorWrites(this.data.store, this.form.organizationId);
  }
}
