import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addWorkflows, startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';

eachEngine((engine) => {
  test('a header with an answer has one encoding: ASCII, and everything else percent-encoded as UTF-8', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const headers = [{ name: 'X-Name', text: 'ß [field1]' }];
    const form = await addWorkflows(data.store, [
      {
        id: 'notify',
        trigger: 'response',
        do: [{ id: 'hook', type: 'webhook', url: `${receiver.url}/hook`, headers }],
      },
    ]);
    await using working = startWorking(data);
    for (const name of ['Jürgen 😀', 'é – “Ω” \u0080 ~', 'plain']) {
      assert.equal(wordOf(await send(working.taking, form.formId, { field1: name })), 'stored');
      await working.worker.settled();
      const sent = receiver.requests.at(-1)?.headers['x-name'] ?? '';
      assert.match(sent, /^[\u0020-\u007e]*$/);
      // Control characters are spaces: a header is one line.
      assert.equal(decodeURIComponent(sent), `ß ${name.replace('\u0080', ' ')}`);
    }
  });
});
