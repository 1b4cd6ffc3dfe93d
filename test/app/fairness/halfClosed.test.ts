import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { engine } from '../../support/engines.ts';
import type { AppService } from '../appService.ts';
import { formWithResponses } from '../response/exporting.ts';
import { busyWith } from './busyWith.ts';

let made: Awaited<ReturnType<typeof formWithResponses>>;
let app: AppService;

before(async () => {
  made = await formWithResponses(engine('sqlite'), 2000);
  app = made.app;
});

after(() => app.close());

/** Asks for something below the form's responses, and ends its own side of the connection at once if it is to. */
async function asked(what: string, isHalfClosed: boolean) {
  const { organization, form } = made.scope;
  const cookie = [...made.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = [
    `GET /app/api/o/${organization}/forms/${form}/responses/${what} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Sec-Fetch-Site: same-origin',
    'Connection: close',
    '\r\n',
  ].join('\r\n');
  const { hostname, port } = new URL(app.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  if (isHalfClosed) socket.end(request);
  else socket.write(request);
  const answer = await text(socket);
  socket.destroy();
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

test('a client that has ended its own side gets all of a download', async () => {
  const whole = await asked('export?format=csv', false);
  const sent = await asked('export?format=csv', true);
  assert.equal(sent.status, 200);
  assert.equal(sent.body.match(/Person \d+/g)?.length, 2000);
  assert.equal(sent.body, whole.body);
});

test('a client that has ended its own side gets its answer, unless it would have to wait for its turn', async () => {
  assert.equal((await asked('columns', true)).status, 200);
  const end = busyWith(app, made.organization);
  const refused = await asked('columns', true);
  assert.equal(refused.status, 503);
  assert.match(refused.body, /"busy"/);
  end();
  assert.equal((await asked('columns', true)).status, 200);
});
