import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, before, test } from 'node:test';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { eachEngine, onSqlite } from '../support/engines.ts';
import { eventually, patience as hanging } from '../support/eventually.ts';
import { isFullRun } from '../support/fullRun.ts';
import { type RunningService, startService } from '../support/startService.ts';
import { type ApiService, ask, baseUrl, basic, startApi } from './apiService.ts';
import { metricFaults } from './metricFaults.ts';
import { rawExchange, type Step } from './rawConnection.ts';

const token = 'a-token-for-metrics';

onSqlite((engine) => {
  let api: ApiService;
  before(async () => {
    api = await startApi(engine, { CANVASS_METRICS_TOKEN: token });
  });
  after(() => api.close());

  for (const path of ['/healthz', '/readyz']) {
    test(`${path} says ok without a key`, async () => {
      const answer = await api.ask(path, { key: null });
      assert.deepEqual([answer.status, answer.text], [200, '{"status":"ok"}']);
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.equal(
        (await api.ask(`${path}/`, { key: null, method: 'HEAD' })).headers['content-length'],
        '15',
      );
      const refused = await api.ask(path, { key: null, method: 'POST' });
      assert.deepEqual([refused.status, refused.headers.allow], [405, 'GET, HEAD']);
    });
  }

  test('the reference needs no key', async () => {
    const home = await api.ask('/', { key: null });
    assert.deepEqual([home.status, home.headers.location, home.text], [302, './app', '']);
    for (const path of ['/docs', '/docs/', '/openapi.json']) {
      assert.equal((await api.ask(path, { key: null })).status, 200, path);
      assert.equal((await api.ask(path, { key: null, method: 'DELETE' })).status, 405, path);
    }
    for (const path of ['/docs/x', '/openapi.jsonx', '/assets', '/assets/x', '/assets/../secrets.json'])
      assert.equal((await api.ask(path, { key: null })).status, 404, path);
  });

  test('/metrics is for this machine, unless a proxy forwards it, and for clients with the token', async () => {
    const bearer = (value: string) => ({ Authorization: `Bearer ${value}` });
    const rows: [headers: Record<string, string>, status: number][] = [
      [{}, 200],
      [{ 'X-Forwarded-For': '127.0.0.1' }, 404],
      [{ 'X-Forwarded-For': '' }, 404],
      [{ Forwarded: 'for=127.0.0.1' }, 404],
      [{ 'X-Forwarded-For': '10.0.0.1', ...bearer(token) }, 200],
      [bearer(token), 200],
      [bearer('wrong'), 404],
      [bearer(''), 404],
      [bearer(`${token}x`), 404],
    ];
    for (const [headers, status] of rows)
      assert.equal(
        (await api.ask('/metrics', { key: null, headers })).status,
        status,
        JSON.stringify(headers),
      );
    await api.ask('/v2/forms/survey01');
    const { text, headers } = await api.ask('/metrics', { key: null });
    assert.match(headers['content-type'] ?? '', /^text\/plain; version=0\.0\.4/);
    assert.match(text, /^canvass_http_requests_total\{route="v2\.form",status="200"\} \d+$/m);
    assert.match(text, /^canvass_http_request_duration_seconds_count\{route="v2\.form"\} \d+$/m);
    assert.match(text, /^process_resident_memory_bytes \d+/m);
    assert.doesNotMatch(text, /survey01|acme/);
    assert.deepEqual(metricFaults(text), []);
  });

  test('every answer is one line of JSON with its request id, and no secret is in any', async () => {
    const listed = await api.ask('/v1/form/survey01/responses');
    const link = /https:[^"]*0001\/content\?[^"]*/.exec(listed.text)?.[0]?.slice(baseUrl.length) ?? '';
    const signature = /signature=([\w-]+)/.exec(link)?.[1] ?? '';
    const answers = [
      listed,
      await api.ask(link, { key: null }),
      await api.ask(link),
      await api.ask(`/v2?key=${api.key}`),
      await api.ask('/v2/nothing'),
      await api.ask('/v2', { key: 'not-a-key-at-all' }),
      await api.ask('/v2', { key: null, headers: { Authorization: `Bearer ${api.key}` } }),
      await api.ask('/metrics', { key: null, headers: { Authorization: `Bearer ${token}` } }),
      await api.ask(`http://${api.key}:@localhost/v2`),
    ];
    const last = answers.at(-1)?.headers['x-request-id'] ?? 'none';
    await eventually(() => api.service.output().includes(last));
    const lines = api.service
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line));
    for (const { headers, status } of answers) {
      const ofRequest = logged.filter(({ request }) => request === headers['x-request-id']);
      // A refused key has a separate line.
      const mine = ofRequest.filter(({ msg }) => msg === 'answered');
      assert.equal(mine.length, 1);
      assert.equal(mine[0].status, status);
      assert.equal(mine[0].method, 'GET');
      assert.match(mine[0].path, /^\/(v1|v2|metrics)/);
      assert.match(mine[0].time, /^\d{4}-\d\d-\d\dT/);
    }
    const output = api.service.output();
    for (const secret of [api.key, signature, basic(api.key).slice(6), token, 'not-a-key-at-all'])
      assert.equal(output.includes(secret), false, `${secret.slice(0, 6)}… is in the log`);
  });

  test('the secret of a link is in no log and no figure, however the address is spelled', async () => {
    const secret = randomBytes(32).toString('base64url');
    const personal = `A${randomBytes(16).toString('base64url').slice(1)}`;
    const encoded = secret.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`);
    const paths = [
      ...['/reset/<>', '/reset/<>//', '/reset/<>/x', '//reset/<>', '/RESET/<>', '/join/<>/index.html'],
      ...[
        '/app/reset/<>',
        '/app/join/<>',
        '/setup/<>?<>',
        '/confirm-email/<>.',
        '/f/<>',
        '/f/survey01/<>',
        '/<>',
      ],
      ...['/v1/<>', '/v2/forms/<>', '/f/survey01?resume=<>', '/app/api/o/<>', '/brand/<>/<>', '/reset%2F<>'],
      ...['/assets/<>', '/f/survey01/files/<>', `/reset/${encoded}`, `/app/${encoded}`],
      ...[`/f/survey01?key=${personal}`, `/f/survey01/${personal}`],
    ];
    const answers = [];
    for (const path of paths) {
      answers.push(
        await api.ask(path.replaceAll('<>', secret), {
          key: null,
          headers: { Referer: `${api.service.url}/reset/${secret}`, Cookie: `canvass_session=${secret}` },
        }),
      );
    }
    const last = answers.at(-1)?.headers['x-request-id'] ?? 'none';
    await eventually(() => api.service.output().includes(last));
    const { text: figures } = await api.ask('/metrics', { key: null });
    for (const text of [api.service.output(), figures])
      for (const part of [secret, personal, secret.slice(1)])
        assert.equal(text.includes(part), false, `${part} is told`);
  });

  test('SIGTERM: running requests finish, new ones are refused, exit code 0', async () => {
    const service = await startService(api.data.env);
    const request = `GET /v2 HTTP/1.1\r\nHost: x\r\nAuthorization: ${basic(api.key)}\r\n`;
    const stopping = () => eventually(() => service.output().includes('Stopping'));
    // An answer on each connection shows that the service has it; one that it has not accepted yet would be refused.
    const whole = `${request}\r\n`;
    const begun: Promise<unknown>[] = [];
    const open = (...steps: Step[]) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push(promise);
      const answered = async (socket: Socket) => {
        await once(socket, 'data');
        resolve();
      };
      return rawExchange(service.url, [whole, answered, ...steps], { patience: hanging });
    };
    const idle = open();
    const body = open(`${request}Content-Length: 5\r\n\r\nhel`, stopping, () => sleep(500), 'lo');
    const probe = open('GET /readyz HTTP/1.1\r\nHost: x\r\n', stopping, '\r\n');
    await Promise.all(begun);
    assert.equal(await service.stop(), 0);
    const finished = await body;
    assert.deepEqual([finished.answers[1]?.status, finished.closed, finished.reset], [200, true, false]);
    const unready = await probe;
    assert.deepEqual([unready.answers[1]?.status, unready.closed], [503, true]);
    assert.equal(JSON.parse(unready.answers[1]?.body ?? '').error.code, 'not_ready');
    assert.equal(unready.answers[1]?.headers['retry-after'], '1');
    assert.deepEqual(
      [(await idle).answers[0]?.status, (await idle).closed, (await idle).reset],
      [200, true, false],
    );
  });

  test('SIGTERM under keep-alive load costs no client an error', async () => {
    for (let rounds = 0; rounds < (isFullRun ? 3 : 1); ) {
      const service = await startService(api.data.env);
      const loads = Array.from({ length: 8 }, () => load(service, api.key));
      await Promise.all(loads.map(({ begun }) => begun));
      const asked = performance.now();
      assert.equal(await service.stop(), 0);
      const took = performance.now() - asked;
      const endings = await Promise.allSettled(loads.map(({ ended }) => ended));
      const maxPause = Math.max(...loads.map(({ pause }) => pause()));
      // On a starved machine the service may give up on slow connections, which a later round decides about.
      if (maxPause > quiet || took > patience) continue;
      for (const ending of endings)
        assert.equal(ending.status, 'fulfilled', String(Object.values(ending)[1]));
      rounds += 1;
    }
  });

  test('/metrics does not answer another machine', async (context) => {
    const address = Object.values(networkInterfaces())
      .flat()
      .find((each) => each !== undefined && !each.internal && each.family === 'IPv4')?.address;
    if (address === undefined) return context.skip('this machine has no address but its own');
    await using service = await startService(api.data.env, ['--host', '0.0.0.0']);
    const url = `http://${address}:${new URL(service.url).port}`;
    assert.equal((await ask(url, '/healthz', {})).status, 200);
    assert.equal((await ask(url, '/metrics', {})).status, 404);
  });

  test('many silent connections do not lock others out', async () => {
    const { port, hostname } = new URL(api.service.url);
    const silent = Array.from({ length: 300 }, () => connect({ port: Number(port), host: hostname }));
    for (const socket of silent) socket.on('error', () => undefined);
    await sleep(100);
    assert.equal((await api.ask('/v2')).status, 200);
    for (const socket of silent) socket.destroy();
    assert.equal((await api.ask('/v2')).status, 200);
  });
});

eachEngine((engine) => {
  if (engine.name === 'sqlite') return;
  test('a PostgreSQL that drops all connections costs at most a 503, and the service goes on', async () => {
    const api = await startApi(engine);
    after(() => api.close());
    for (let round = 0; round < 12; round += 1) {
      const paths = ['/v2/forms/survey01/responses', '/v2/forms', '/v1/form/survey01/responses', '/v2'];
      const asked = [...paths, ...paths].map((path) => api.ask(path));
      await sleep(round * 2);
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`
        .execute(api.data.store.read)
        .catch(() => undefined);
      for (const { status, headers } of await Promise.all(asked)) {
        if (status !== 200) assert.deepEqual([status, headers['retry-after']], [503, '1']);
      }
    }
    await eventually(async () => (await api.ask('/v2')).status === 200);
  });
});

/** The times that the service waits when it ends, by `src/http/connection/drain.ts`: for a silent connection, and in all. */
const quiet = 1000;
const patience = 10_000;

interface Load {
  readonly begun: Promise<void>;
  /** Rejects if a request fails. */
  readonly ended: Promise<void>;
  /** The longest time between an answer and the next request, in milliseconds. */
  readonly pause: () => number;
}

/** Repeats requests on one connection until a response announces that it is the last. */
function load(service: RunningService, key: string): Load {
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>();
  let longest = 0;
  const askAgainAndAgain = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let answered: number | undefined; ; ) {
        const asking = ask(service.url, '/v2', { key }, agent);
        // It may fail before it is awaited below.
        asking.catch(() => undefined);
        // The request is on the socket after a turn of the event loop.
        await turn();
        longest = Math.max(longest, performance.now() - (answered ?? performance.now()));
        const { status, headers } = await asking;
        assert.equal(status, 200);
        if (headers.connection === 'close') return;
        answered = performance.now();
        resolve();
      }
    } finally {
      agent.destroy();
    }
  };
  const ended = askAgainAndAgain();
  // The test awaits it later; until then a rejection would be unhandled.
  ended.catch(reject);
  return { begun, ended, pause: () => longest };
}
