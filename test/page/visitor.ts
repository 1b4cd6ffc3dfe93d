import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { addForm } from '../submission/example.ts';
import { engine, type TestData } from '../support/engines.ts';
import { startService } from '../support/startService.ts';

export type Values = Record<string, string | string[] | File>;

/** A running service with forms, and a visitor who opens and sends them without scripts. */
export async function openVisit(name: 'sqlite' | 'postgres', settings: NodeJS.ProcessEnv = {}) {
  const data: TestData = await engine(name).open();
  const service = await startService({ ...data.env, ...settings });
  const at = (path: string) => `${service.url}${path}`;
  let organizationId: Awaited<ReturnType<typeof addForm>>['organizationId'] | undefined;

  return {
    data,
    service,
    url: service.url,

    async form(id: string, definition: FormDefinition, settings: FormSettings = {}): Promise<void> {
      // Tests fill in a form faster than people do.
      const added = await addForm(
        data.store,
        { spam: 'off', ...settings },
        {
          id,
          definition,
          ...(organizationId === undefined ? {} : { organizationId }),
        },
      );
      organizationId = added.organizationId;
    },

    async open(path: string, headers: Record<string, string> = {}) {
      const response = await fetch(at(path), { headers, redirect: 'manual' });
      const html = await response.text();
      return { response, html, hidden: hiddenInputs(html) };
    },

    /** Sends like a browser: multipart if there is a file. */
    async send(path: string, values: Values) {
      const entries = Object.entries(values).flatMap(([key, value]) =>
        Array.isArray(value) ? value.map((each) => [key, each] as const) : [[key, value] as const],
      );
      const body = entries.some(([, value]) => value instanceof File)
        ? new FormData()
        : new URLSearchParams();
      for (const [key, value] of entries) body.append(key, value as string);
      const response = await fetch(at(path), { method: 'POST', body, redirect: 'manual' });
      const html = await response.text();
      return { response, html, hidden: hiddenInputs(html) };
    },

    async json(path: string, body: unknown, type = 'application/json') {
      const response = await fetch(at(path), {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'Content-Type': type },
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
    },

    /** A response of API v2. */
    // biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape that it expects.
    async api(path: string): Promise<any> {
      if (organizationId === undefined) throw new Error('there is no form yet');
      const { key } = await createApiKey(operatorWrites(data.store, organizationId), 'test', Date.now());
      const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
      const response = await fetch(at(path), { headers: { authorization } });
      return response.headers.get('content-type') === 'application/json'
        ? await response.json()
        : Buffer.from(await response.arrayBuffer()).toString('utf8');
    },

    async [Symbol.asyncDispose]() {
      await service.stop();
      await data[Symbol.asyncDispose]();
    },
  };
}

export type Visit = Awaited<ReturnType<typeof openVisit>>;

function hiddenInputs(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
}
