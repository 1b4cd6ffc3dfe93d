import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '#form/definition/document.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AppClient } from '../../app/appClient.ts';
import type { AppService } from '../../app/appService.ts';
import { addForm } from '../../submission/example.ts';
import { uploaderTo } from '../../upload/uploader.ts';

export const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'email', label: 'E-mail' },
        { id: 'field3', type: 'file_upload', label: 'Files', max_count: 3 },
      ],
    },
  ],
  resume: { link: true },
};

export interface Sent {
  readonly name: string;
  readonly email: string;
}

/** Ids of forms are unique over all organisations. */
let lastForm = 0;

/** An organisation with two forms, seen by its owner, a program with an API key, and visitors: all of them over HTTP. */
export class Scene {
  readonly app: AppService;
  readonly organization: OrganizationId;
  readonly forms: readonly string[];
  readonly owner: AppClient;
  readonly #key: string;

  constructor(
    app: AppService,
    organization: OrganizationId,
    { forms, owner, key }: { forms: readonly string[]; owner: AppClient; key: string },
  ) {
    this.app = app;
    this.organization = organization;
    this.forms = forms;
    this.owner = owner;
    this.#key = key;
  }

  static async open(app: AppService): Promise<Scene> {
    const { store } = app.data;
    const organization = await app.makeOrganization();
    const forms: string[] = [];
    for (const _ of [1, 2]) {
      lastForm += 1;
      const id = `form${String(lastForm).padStart(4, '0')}`;
      const settings = { partial: true, edits: true };
      await addForm(store, settings, { id, definition, organizationId: organization });
      forms.push(id);
    }
    const owner = await app.signedIn(await app.makePerson({ organization }));
    const { key } = await createApiKey(operatorWrites(store, organization), 'test', app.time.now);
    return new Scene(app, organization, { forms, owner, key });
  }

  /** The answer of API v1 or v2; undefined for 404. */
  async api<Answer>(path: string): Promise<Answer | undefined> {
    const authorization = `Basic ${Buffer.from(`${this.#key}:`).toString('base64')}`;
    const response = await fetch(`${this.app.url}${path}`, { headers: { authorization } });
    const body = await response.text();
    if (response.status === 404) return undefined;
    assert.equal(response.status, 200, `${path}: ${body}`);
    return (response.headers.get('content-type') === 'application/json' ? JSON.parse(body) : body) as Answer;
  }

  /** The page of a form as a visitor gets it, with the fields that the page sends along. */
  async page(path: string): Promise<{ status: number; html: string; hidden: Record<string, string> }> {
    const response = await fetch(`${this.app.url}${path}`);
    const html = await response.text();
    const inputs = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
    const hidden = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
    return { status: response.status, html, hidden };
  }

  /** Sends answers as a program does; the contents are those of new files. */
  async send(
    form: string,
    { name, email }: Sent,
    { test = false, contents = [] as readonly string[], submission = randomUUID() as string },
  ): Promise<{ submission: string; files: string[] }> {
    const uploader = uploaderTo(this.app.url, form);
    const files: string[] = [];
    for (const content of contents)
      files.push(await uploader.file('field3', `${content}.txt`, Buffer.from(content)));
    const answers = { field1: name, field2: email, ...(files.length > 0 && { field3: files }) };
    const response = await fetch(`${this.app.url}/f/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ submission_id: submission, answers, test }),
    });
    assert.equal(response.status, 201, await response.text());
    return { submission, files };
  }

  /** Sends the page's form with the field that only robots fill in. */
  async sendSpam(form: string, { name, email }: Sent, contents: readonly string[]): Promise<string> {
    const { hidden } = await this.page(`/f/${form}`);
    const body = new FormData();
    const values = { ...hidden, field1: name, field2: email, _topic: 'cheap' };
    for (const [key, value] of Object.entries(values)) body.append(key, value);
    for (const content of contents) body.append('field3', new File([content], `${content}.txt`));
    const response = await fetch(`${this.app.url}/f/${form}`, { method: 'POST', body, redirect: 'manual' });
    assert.ok(response.status < 400, await response.text());
    return hidden._submission ?? '';
  }

  /** Sends values as the page's script does while a visitor fills the form in. */
  async post(path: string, values: Record<string, string>): Promise<string> {
    const response = await fetch(`${this.app.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(values),
    });
    const text = await response.text();
    assert.ok(response.status < 300, `${path} answered ${response.status}: ${text}`);
    return text;
  }

  /** The row of a submission that still exists. */
  async stored(form: string, submission: string): Promise<{ id: number; created_at: number }> {
    const { read } = this.app.data.store;
    const partial = await read
      .selectFrom('partial_submission')
      .select('response_id')
      .where('organization_id', '=', this.organization)
      .where('form_id', '=', form)
      .where('submission_id', '=', submission)
      .executeTakeFirst();
    return await read
      .selectFrom('response')
      .select(['id', 'created_at'])
      .where('organization_id', '=', this.organization)
      .where('form_id', '=', form)
      .where(({ eb }) =>
        partial === undefined ? eb('submission_id', '=', submission) : eb('id', '=', partial.response_id),
      )
      .executeTakeFirstOrThrow();
  }

  /** The files of a response, in the order in which they were sent. */
  async filesOf(form: string, id: number): Promise<string[]> {
    const { pages } = await this.owner.ask('response', {
      organization: this.organization,
      form,
      response: String(id),
    });
    const item = pages[0]?.fields.find((field) => field.id === 'field3')?.item;
    return Array.isArray(item?.value) ? item.value.map((file: { id: string }) => file.id) : [];
  }
}
