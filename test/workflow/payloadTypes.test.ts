import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { responseTypes } from '#form/definition/responseTypes.ts';
import { addForm, send, wordOf } from '../submission/example.ts';
import { compileTypeScript } from '../support/compileTypeScript.ts';
import { engine } from '../support/engines.ts';
import { startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';

test('a webhook as it was sent fits the types of its form', async () => {
  await using data = await engine('sqlite').open();
  await using receiver = await startReceiver();
  const definition: FormDefinition = {
    format: 2,
    pages: [
      {
        id: 'page1',
        label: '',
        fields: [
          { id: 'field1', key: 'full_name', type: 'one_line_input', label: 'Your "name"' },
          {
            id: 'field2',
            key: 'seat',
            type: 'multiple_choice',
            label: 'Seat',
            options: [{ value: 'front', label: 'In front' }],
          },
          { id: 'field3', type: 'nps', label: 'Score' },
          { id: 'field4', type: 'address', label: 'Where' },
        ],
      },
    ],
    workflows: [
      { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url: receiver.url }] },
    ],
  };
  const { formId } = await addForm(data.store, {}, { definition });
  await using working = startWorking(data);
  const answers = {
    field1: 'Ada',
    field2: ['front'],
    field3: 9,
    field4: { line1: 'Quai 1', city: 'Lyon', country: 'FR' },
  };
  assert.equal(wordOf(await send(working.taking, formId, answers)), 'stored');
  await working.worker.settled();
  const [request] = receiver.requests;
  assert.ok(request);
  const types = responseTypes('Contact', definition);
  compileTypeScript(`${types}\nexport const webhook: ContactWebhook = ${request.body};\n`);
  assert.throws(() =>
    compileTypeScript(
      `${types}\nexport const webhook: ContactWebhook = ${request.body.replace('full_name', 'name')};\n`,
    ),
  );
});
