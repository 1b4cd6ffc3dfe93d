import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FormDefinition } from '#form/definition/document.ts';
import { field } from '#http/body/testing/multipartParts.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { beginData } from '#service/operate/openData.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { addForm } from '../submission/example.ts';
import { type RunningService, startService } from '../support/startService.ts';

const cannotMount = process.platform !== 'linux' || process.getuid?.() !== 0 ? 'needs root on Linux' : false;
const megabyte = 1024 * 1024;
/** The disk, and the reserve on it: a twentieth. */
const size = 100 * megabyte;
const reserve = size / 20;

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'file_upload', label: 'Files', max_count: 4, max_size: 10_000_000 },
      ],
    },
  ],
};

const fileHead = (name: string) =>
  `\r\n--xx\r\nContent-Disposition: form-data; name="field2"; filename="${name}"\r\n\r\n`;

describe('slow clients that send files', { skip: cannotMount }, () => {
  let folder: string;
  let service: RunningService;
  const open: Socket[] = [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'canvass-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
    const config = { data: join(folder, 'data'), databaseUrl: undefined, allowUnsafePostgres: false };
    const data = await beginData(config);
    const password_hash = await hashPassword('sesame');
    const shut = await addForm(data.store, { spam: 'off', password_hash }, { id: 'shut0001', definition });
    await setFormEnabled(operatorWrites(data.store, shut.organizationId), shut.formId, false, Date.now());
    await addForm(data.store, { spam: 'off' }, { id: 'open0001', definition });
    const large = structuredClone(definition);
    Object.assign(large.pages[0]?.fields[1] ?? {}, { max_size: size });
    await addForm(data.store, { spam: 'off' }, { id: 'large001', definition: large });
    await data.close();
    const { DATABASE_URL: _, ...inherited } = process.env;
    service = await startService({
      ...inherited,
      CANVASS_DATA: config.data,
      CANVASS_TRUSTED_PROXIES: 'loopback',
      CANVASS_SUBMIT_LIMIT: '0',
    });
  });
  after(async () => {
    for (const socket of open) socket.destroy();
    await service?.stop();
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  });

  const free = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  const arriving = () => readdir(join(folder, 'data', 'arriving')).catch(() => []);

  /** Starts a body with three files of 9 MB and does not finish it; returns an early response, if any. */
  async function hold(form: string, sender: string): Promise<{ answer: Promise<string>; socket: Socket }> {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    open.push(socket);
    let text = '';
    const answer = new Promise<string>((resolve) => {
      socket.on('data', (piece) => {
        text += piece.toString('latin1');
        resolve(text);
      });
      socket.on('error', () => resolve(text));
      socket.on('close', () => resolve(text));
    });
    socket.write(
      [
        `POST /f/${form} HTTP/1.1`,
        'Host: a',
        'Accept: application/json',
        `X-Forwarded-For: ${sender}`,
        'Content-Type: multipart/form-data; boundary=xx',
        'Content-Length: 38000000',
        '\r\n',
      ].join('\r\n') + field('_submission', randomUUID()),
    );
    for (const name of ['a', 'b', 'c']) {
      socket.write(fileHead(name));
      socket.write(Buffer.alloc(9_000_000, 'x'));
    }
    return { answer, socket };
  }

  /** A visitor who sends a small file with the form; returns the status. */
  async function visitor(sender: string): Promise<number> {
    const body = new FormData();
    body.append('_submission', randomUUID());
    body.append('field1', 'Ana');
    body.append('field2', new File([randomBytes(200_000)], 'a.bin'));
    const headers = { Accept: 'application/json', 'X-Forwarded-For': sender };
    const answer = await fetch(`${service.url}/f/open0001`, { method: 'POST', body, headers });
    await answer.text();
    return answer.status;
  }

  const codeIn = (answer: string) => /"code":"(\w+)"/.exec(answer)?.[1] ?? answer;

  test('a form that is switched off and behind a password takes nothing from them', async () => {
    const before = await free();
    const held = await Promise.all(Array.from({ length: 6 }, () => hold('shut0001', '203.0.113.1')));
    for (const { answer } of held) assert.equal(codeIn(await answer), 'form_disabled');
    assert.deepEqual(await arriving(), []);
    assert.ok(before - (await free()) < megabyte, 'nothing of it is on the disk');
    assert.equal(await visitor('198.51.100.1'), 201);
  });

  test('from one network they hold a share of the room, and others continue', async () => {
    // The first body may take any part of the room, and already exceeds the share.
    const held = [];
    const codes: string[] = [];
    for (let number = 0; number < 5; number += 1) held.push(await hold('open0001', '203.0.113.2'));
    for (const { answer } of held) void answer.then((text) => codes.push(codeIn(text)));
    await eventually(async () => codes.length >= 4);
    assert.deepEqual(codes.slice(0, 4), Array(4).fill('unfinished_limit'), 'and one is under way');
    assert.equal(await visitor('203.0.113.2'), 429, 'somebody behind the same address waits');
    assert.equal(await visitor('198.51.100.2'), 201, 'somebody elsewhere does not');
    assert.ok((await free()) > reserve);
    for (const { socket } of held) socket.destroy();
    await eventually(async () => (await arriving()).length === 0);
    assert.equal(await visitor('203.0.113.2'), 201, 'what has ended counts no longer');
  });

  test('from many networks they get what there is, and the reserve stays', async () => {
    const held = [];
    const codes: string[] = [];
    for (let number = 0; number < 5; number += 1)
      held.push(await hold('open0001', `203.0.113.${100 + number}`));
    for (const { answer } of held) void answer.then((text) => codes.push(codeIn(text)));
    await eventually(async () => codes.length >= 3);
    assert.deepEqual(codes.slice(0, 3), Array(3).fill('disk_full'), 'two bodies of 38 MB fit in');
    assert.ok((await free()) > reserve);
    const answers = { field1: 'Ana' };
    const json = await fetch(`${service.url}/f/open0001`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ answers }),
    });
    assert.equal(json.status, 201, 'answers without files are taken as ever');
    for (const { socket } of held) socket.destroy();
    await eventually(async () => (await arriving()).length === 0);
    assert.equal(await visitor('198.51.100.3'), 201);
  });

  test('a client that falls silent is cut off, and its files are gone', async () => {
    const { answer } = await hold('open0001', '203.0.113.4');
    assert.equal(codeIn(await answer), 'request_timeout');
    await eventually(async () => (await arriving()).length === 0);
  });

  test('pieces of a file, and files in one go, keep to the same room', async () => {
    const rest = (await free()) - reserve;
    const { socket } = await hold('open0001', '203.0.113.5');
    await eventually(async () => (await arriving()).length >= 2);
    const sender = { 'X-Forwarded-For': '203.0.113.7' };
    const files = `${service.url}/f/large001/files`;
    const codeOf = async (answer: Response) =>
      /"code":"(\w+)"/.exec(await answer.text())?.[1] ?? answer.status;
    const whole = async (bytes: number) => {
      const url = `${files}?field=field2&name=a.bin`;
      const body = Buffer.alloc(bytes);
      return await codeOf(await answerOf(() => fetch(url, { method: 'POST', headers: sender, body })));
    };
    const begin = async (size: number) => {
      const body = JSON.stringify({ field: 'field2', name: 'a.bin', size });
      const headers = { ...sender, 'Content-Type': 'application/json' };
      return await fetch(files, { method: 'POST', headers, body });
    };
    // The disk has more room than that, but it is reserved for the first body.
    const tooMuch = Math.floor(rest) - 38_000_000 + 3 * megabyte;
    assert.equal(await whole(tooMuch), 'disk_full');
    assert.equal(await codeOf(await begin(tooMuch)), 'disk_full');
    const begun = await begin(tooMuch - 8 * megabyte);
    assert.equal(begun.status, 201);
    const { id, ticket } = (await begun.json()) as { id: string; ticket: string };
    // An announced upload reserves nothing: others may use the room until it arrives.
    const { socket: second, answer } = await hold('open0001', '203.0.113.6');
    const put = async () =>
      await answerOf(() =>
        fetch(`${files}/${id}`, {
          method: 'PUT',
          headers: { ...sender, 'Upload-Ticket': ticket },
          body: Buffer.alloc(tooMuch - 8 * megabyte),
        }),
      );
    await eventually(async () => (await arriving()).length >= 4);
    assert.equal(await codeOf(await put()), 'disk_full');
    assert.ok((await free()) > reserve);
    for (const each of [socket, second]) each.destroy();
    await answer;
    await eventually(async () => (await arriving()).length === 0);
    assert.equal((await put()).status, 201);
  });
});

/** Asks again if the connection broke: a client that is still sending when the refusal arrives may see only that. */
async function answerOf(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (tries === 5) throw error;
    }
}

/** A cut connection is noticed a moment later. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    assert.ok(tries < 3000, 'it never came to that');
    await sleep(10);
  }
}
