import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addForm, send, takingOf } from '../submission/example.ts';
import { engine } from '../support/engines.ts';
import { shell } from './shell.ts';

test('form list counts responses as the app does, and tests in a column of their own', async () => {
  await using data = await engine('sqlite').open();
  const { formId } = await addForm(data.store);
  const taking = takingOf(data.store);
  for (const isTest of [false, true, true, true, false])
    await send(taking, formId, { field1: 'Ana' }, { test: isTest });
  await send(taking, formId, { field1: 'Bot' }, { suspicion: 'trap' });
  const run = shell(data.env, data.folder);
  const [head = '', row = ''] = (await run(['form', 'list'])).stdout.split('\n');
  const at = (column: string) => row.slice(head.indexOf(column)).split(/\s/)[0];
  assert.deepEqual([at('RESPONSES'), at('TESTS')], ['2', '3']);
  const [listed] = JSON.parse((await run(['form', 'list', '--json'])).stdout);
  assert.deepEqual([listed.responses, listed.tests], [2, 3]);
});
