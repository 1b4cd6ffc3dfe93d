import { request } from 'node:http';
import { settleSubmission } from '#form/answer/settleSubmission.ts';
import { startingValues } from '#form/answer/startingValues.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { largestForm } from '#form/size/testing/largestForm.ts';
import { cookieName } from '#http/app/reply.ts';
import { newUuid } from '#kit/ids.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { previewLink } from '#service/collect/preview/previewToken.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { type AppService, startApp } from '../app/appService.ts';
import { type Estate, makeEstate } from '../app/matrix/estate.ts';
import type { ServiceWorld } from '../app/matrix/serviceSamples.ts';
import { engine } from '../support/engines.ts';
import { type RunningService, startService } from '../support/startService.ts';
import { mainThreadTime } from './threadCost.ts';

export const definition = { ...largestForm(), resume: { link: true } };
/** Unfinished answers are kept, and each browser answers once. */
const settings = JSON.stringify({ partial: true, one_per_person: { by: 'browser' } });
export const definitionText = JSON.stringify(definition);

const context = { today: '2026-01-31', matches: matchesPattern, upload: () => undefined };
const compiled = compileForm(definition);
if (!compiled.ok) throw new Error('the largest form does not compile');
const values = new Map(startingValues(compiled.value, new Map(), context.today));
for (const { field } of compiled.value.fields) {
  if (field.type === 'one_line_input') values.set(field.id, ['An answer']);
  if (field.type === 'multiple_choice') values.set(field.id, ['o3']);
}
export const answers: ReadonlyMap<string, readonly string[]> = values;
const settled = settleSubmission(compiled.value, { values }, context);
if (!settled.ok) throw new Error(JSON.stringify(settled.failure.slice(0, 3)));
const { items } = settled.value;

export interface Measured {
  readonly status: number;
  readonly body: Buffer;
  /** Nanoseconds of the main thread. */
  readonly cost: number;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** Ends once the answer begins, because it has no end. */
  readonly endless?: boolean;
  /** The code of the expected problem, or its status where it is a page. Without one, success is expected. */
  readonly ends?: string | undefined;
}

/** An installation with a service in a process of its own, so that the time of its main thread is only that of requests. */
export class LargestService {
  readonly app: AppService;
  readonly service: RunningService;

  private constructor(app: AppService, service: RunningService) {
    this.app = app;
    this.service = service;
  }

  static async start(): Promise<LargestService> {
    const app = await startApp(engine('sqlite'));
    const service = await startService({
      ...app.data.env,
      CANVASS_SUBMIT_LIMIT: '0',
      CANVASS_METRICS_TOKEN: 'token',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
    });
    return new LargestService(app, service);
  }

  /** An organisation with one of everything, whose form is the largest, with a response to all of its questions. */
  async estate(name: string): Promise<Estate> {
    this.app.time.now = Date.now();
    const estate = await makeEstate(this.app, name);
    const { store } = this.app.data;
    const { organization: organization_id, form } = estate;
    await store.write(async (transaction) => {
      const { db } = transaction;
      await db
        .insertInto('form_version')
        .values({
          organization_id,
          form_id: form,
          version: 2,
          definition: definitionText,
          published_at: Date.now(),
        })
        .execute();
      await db
        .updateTable('form')
        .set({
          draft: definitionText,
          settings,
          last_field_number: 1000,
          published_version: 2,
          updated_at: Date.now(),
        })
        .where('organization_id', '=', organization_id)
        .where('id', '=', form)
        .execute();
      const arriving = {
        form_id: form,
        version: 2,
        test: false,
        visitor: { country: '', region: '', city: '', time_spent: 0, url: '' },
        response: items,
        submission_id: newUuid(),
        body_hash: null,
        device: null,
        language: null,
      };
      const [stored] = await appendResponses(
        transaction,
        organization_id,
        [arriving],
        this.app.context.clock,
      );
      if (stored === undefined) throw new Error('a response that was added is not there');
      estate.response = String(stored.id);
      estate.updatedAt = formatInstant(stored.created_at);
    });
    return estate;
  }

  async world({
    organization,
    form,
  }: Estate): Promise<ServiceWorld & { readonly key: string; readonly preview: string }> {
    const writes = operatorWrites(this.app.data.store, organization);
    const { key: writingKey } = await createApiKey(writes, 'writes', Date.now(), 'forms:write');
    const { key } = await createApiKey(writes, 'reads', Date.now());
    const { url } = this.service;
    const preview = new URL(previewLink(this.app.keys, url, form, { now: Date.now() }).url);
    return {
      url,
      form,
      locked: form,
      password: '',
      asset: 'none.js',
      logo: '/brand/none',
      metricsToken: 'token',
      stripeSecret: 'whsec_test',
      writingKey,
      key,
      preview: preview.pathname + preview.search,
    };
  }

  /** The cookie of a session of the person. */
  async cookieOf(person: Estate['owner']): Promise<string> {
    const client = await this.app.signedIn(person);
    const token = client.cookies.get(cookieName('session', this.app.context.baseUrl));
    return `${cookieName('session', this.service.url.replace('127.0.0.1', 'localhost'))}=${token}`;
  }

  /** Asks, and measures until the service rests. */
  async measure(asked: Asked): Promise<Measured> {
    const { pid } = this.service;
    await this.#ask({ method: 'GET', path: '/healthz' });
    const before = mainThreadTime(pid);
    const { status, body } = await this.#ask(asked);
    // Work that is left after the answer is done before the next request.
    await this.#ask({ method: 'GET', path: '/healthz' });
    return { status, body, cost: mainThreadTime(pid) - before };
  }

  #ask({
    method,
    path,
    headers = {},
    body = '',
    endless = false,
  }: Asked): Promise<{ status: number; body: Buffer }> {
    const { hostname, port } = new URL(this.service.url);
    const content = Buffer.from(body);
    const all = { 'Content-Length': String(content.length), ...headers };
    return new Promise((resolve, reject) => {
      // A connection of its own: the service may close an idle one while this process prepares the next request for long.
      const sent = request({ hostname, port, path, method, headers: all, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        const status = response.statusCode ?? 0;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (!endless) return;
          response.destroy();
          resolve({ status, body: chunk });
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status, body: Buffer.concat(chunks) }));
      });
      sent.on('error', reject);
      sent.end(content);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.service.kill();
    await this.app.close();
  }
}
