import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { addOrganization } from '../property/example.ts';
import { engine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';

const expectations: Record<string, { headers: string; body: string }> = {
  'no expectation': { headers: '', body: '' },
  'Expect: 100-continue': { headers: 'Expect: 100-continue\r\n', body: '' },
  'Expect: 100-continue and a body': {
    headers: 'Expect: 100-continue\r\nContent-Length: 3\r\n',
    body: 'abc',
  },
  'an unknown expectation': { headers: 'Expect: more\r\n', body: '' },
};

test('requests sent without waiting get whole answers in their order', async (t) => {
  await using data = await engine('sqlite').open();
  const { key } = await addOrganization(data.store);
  await using service = await startService(data.env);
  const authorization = `Authorization: Basic ${Buffer.from(`${key}:`).toString('base64')}\r\n`;
  for (const [name, { headers, body }] of Object.entries(expectations)) {
    await t.test(name, async () => {
      const first = `GET /v2/workspaces HTTP/1.1\r\nHost: localhost\r\n${authorization}\r\n`;
      const second = `GET /v2/forms HTTP/1.1\r\nHost: localhost\r\n${authorization}${headers}\r\n${body}`;
      const last = `GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      const text = await conversation(service.url, first + second + last);
      const answers = text.replaceAll('HTTP/1.1 100 Continue\r\n\r\n', '').split(/(?=HTTP\/1\.1 \d)/);
      assert.equal(answers.length, 3, text);
      const bodies = answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4));
      const empty = '{"has_more":false,"data":[]}';
      assert.deepEqual(bodies.slice(0, 2), [empty, empty]);
      assert.match(answers[2] ?? '', /^HTTP\/1\.1 404 /);
      assert.doesNotMatch(text, /\r\n\r\nHTTP\/1\.1 100 Continue\r\n\r\n\{/, 'inside an answer');
    });
  }
});

/** Everything the service sends until it closes the connection. */
async function conversation(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
