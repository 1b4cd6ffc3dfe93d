import type { FormDefinition } from '#form/definition/document.ts';
import type { AppClient } from '../../../app/appClient.ts';

/** Runs wherever a text is taken for markup; the tests fail on any `alert`. */
export const attack = '<img src=x onerror=alert(1)>';

/** A field of nearly every kind. New forms have fields of their own, whose ids no other field may get. */
export const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page101',
      label: 'About you',
      fields: [
        { id: 'field101', type: 'one_line_input', label: 'Your name', required: true },
        { id: 'field102', type: 'email', label: 'E-mail address' },
        { id: 'field103', type: 'address', label: 'Where do you live?' },
      ],
    },
    {
      id: 'page102',
      label: 'Your visit',
      fields: [
        { id: 'field104', type: 'rating', label: 'How was it?', max: 5 },
        { id: 'field105', type: 'nps', label: 'Would you recommend us?' },
        {
          id: 'field106',
          type: 'multiple_choice',
          label: 'What did you see?',
          multiple: true,
          options: [
            { value: 'ships', label: 'Ships' },
            { value: 'tour', label: 'Harbour tour' },
          ],
          other: {},
        },
        {
          id: 'field107',
          type: 'table_entry',
          label: 'Who came with you?',
          columns: [
            { id: 'column1', label: 'Name' },
            { id: 'column2', label: 'Age', type: 'number' },
          ],
        },
        { id: 'field108', type: 'comment', label: 'Anything else?' },
        { id: 'field109', type: 'file_upload', label: 'Photos', max_count: 5 },
        { id: 'field110', type: 'hidden', label: 'Score', formula: 'field104 * 2' },
      ],
    },
  ],
};

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p2fzgAAAAABJRU5ErkJggg==',
  'base64',
);

/** A published form in the first workspace. Visitors of tests are quicker than people, so it looks for traps only. */
export async function publishForm(client: AppClient, organization: string, name: string): Promise<string> {
  const { workspaces } = await client.ask('organization', { organization });
  const workspace = workspaces[0]?.id ?? '';
  const { id: form } = await client.ask('createForm', { organization }, { workspace, name, template: null });
  await saveAndPublish(client, organization, form, definition);
  return form;
}

export async function saveAndPublish(
  client: AppClient,
  organization: string,
  form: string,
  draft: FormDefinition,
): Promise<void> {
  const params = { organization, form };
  const { revision } = await client.ask('form', params);
  const saved = await client.ask('saveDraft', params, { revision, definition: draft });
  await client.ask('publishForm', params, { revision: saved.revision });
}

/** Sends answers as a program does. */
export async function send(
  url: string,
  form: string,
  answers: Readonly<Record<string, unknown>>,
  test = false,
): Promise<void> {
  const response = await fetch(`${url}/f/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ answers, test, time_spent: 75, url: 'https://museum.example.org/visit' }),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
}

/** Uploads a picture and a page that would run a script, and returns their ids. */
export async function uploadFiles(url: string, form: string): Promise<string[]> {
  const ids: string[] = [];
  for (const [name, content] of [
    ['harbour.png', picture],
    ['page.html', Buffer.from(`<!doctype html><script>alert(1)</script>${attack}`)],
  ] as const) {
    const response = await fetch(`${url}/f/${form}/files?field=field109&name=${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: content,
    });
    const { id }: { id: string } = JSON.parse(await response.text());
    ids.push(id);
  }
  return ids;
}

/** Sends the HTML form as a program that fills in every field, also the one that people do not see. */
export async function sendSpam(url: string, form: string, name: string): Promise<void> {
  const html = await (await fetch(`${url}/f/${form}`)).text();
  const own = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  const body = new URLSearchParams(own.map(([, key = '', value = '']) => [key, value]));
  body.set('field101', name);
  body.set('_topic', 'cheap');
  await (await fetch(`${url}/f/${form}`, { method: 'POST', body })).text();
}
