import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { findUploads } from '#store/query/collect/upload.ts';
import type { OrganizationId } from '#store/tables.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { eventually } from '../support/eventually.ts';
import { application, contentOf, png, sha256, uploaderTo } from './uploader.ts';

for (const name of ['sqlite', 'postgres'] as const) {
  describe(`uploads on ${name}`, () => {
    let visit: Visit;
    let uploader: ReturnType<typeof uploaderTo>;

    before(async () => {
      visit = await openVisit(name);
      await visit.form('apply001', application);
      uploader = uploaderTo(visit.url, 'apply001');
    });
    after(async () => await visit[Symbol.asyncDispose]());

    const send = (answers: object, submission_id: string = randomUUID(), form = 'apply001') =>
      visit.json(`/f/${form}`, { submission_id, answers: { field1: 'Ana', ...answers } });
    const onDisk = async () => {
      const names = await readdir(join(visit.data.folder, 'files'), { recursive: true });
      return names.filter((each) => each.length > 2).length;
    };

    test('come in chunks, each at the right offset, and become files of the response that names them', async () => {
      const content = contentOf(2_500_000);
      const begun = await uploader.begin({ field: 'field2', name: 'big.bin', size: content.length });
      assert.equal(begun.status, 201);
      const { id, ticket, chunk_size } = begun.body;
      assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4/);
      const put = (from: number, to: number) =>
        uploader.put(id, ticket, content.subarray(from, to), `bytes ${from}-${to - 1}/${content.length}`);

      assert.deepEqual((await uploader.look(id, ticket)).body, { received: 0 });
      const first = await put(0, chunk_size);
      assert.deepEqual([first.status, first.body], [200, { received: chunk_size }]);
      for (const [from, to] of [
        [0, chunk_size],
        [chunk_size - 1, 2_000_000],
        [2_000_000, content.length],
      ] as const) {
        const wrong = await put(from, to);
        assert.equal(wrong.status, 409);
        assert.equal(wrong.body.error.code, 'upload_offset');
        assert.equal(wrong.body.error.received, chunk_size);
      }
      assert.equal((await send({ field2: [id] })).status, 422, 'half a file is no file');
      await put(chunk_size, 2_000_000);
      const last = await put(2_000_000, content.length);
      const file = { id, name: 'big.bin', type: 'application/octet-stream', size: content.length };
      assert.deepEqual([last.status, last.body], [201, file]);
      const again = await put(2_000_000, content.length);
      assert.deepEqual([again.status, again.body], [200, file], 'an answer that was lost is given again');
      assert.deepEqual((await uploader.look(id, ticket)).body, { received: content.length, ...file });

      const submission = randomUUID();
      assert.equal((await send({ field2: [id] }, submission)).status, 201);
      const repeated = await send({ field2: [id] }, submission);
      assert.equal(repeated.status, 200, 'the same submission is known by its files too');
      assert.equal((await uploader.look(id, ticket)).body.error.code, 'upload_unknown');
      const {
        data: [stored],
      } = await visit.api('/v2/files');
      assert.equal(stored.id, id);
      const bytes = await fetchContent(visit, id);
      assert.equal(sha256(bytes), sha256(content));
    });

    test('come in one request from programs', async () => {
      const { status, body } = await uploader.whole('field=field4&name=me.jpg', png, {
        'Content-Type': 'text/html',
      });
      assert.equal(status, 201);
      assert.deepEqual(body, { id: body.id, name: 'me.jpg', type: 'image/png', size: png.length });
      assert.equal((await send({ field4: [body.id] })).status, 201);
      const chunked = await fetch(`${visit.url}/f/apply001/files?field=field2&name=s.txt`, {
        method: 'POST',
        body: new Blob(['streamed']).stream(),
        duplex: 'half',
      } as RequestInit);
      assert.match(await chunked.text(), /"type":"text.plain","size":8}$/);
    });

    test('have names that cannot be confused with others or with paths', async () => {
      const query = new URLSearchParams({ field: 'field2', name: 'inv\u202etxt.exe' });
      const { body } = await uploader.whole(String(query), Buffer.from('hello'), {});
      assert.equal(body.name, 'invtxt.exe');
      const begun = await uploader.begin({ field: 'field2', name: '../..\\etc/\u200bpasswd', size: 1 });
      const { id, ticket } = begun.body;
      const done = await uploader.put(id, ticket, Buffer.from('x'), 'bytes 0-0/1');
      assert.equal(done.body.name, '.._.._etc_passwd');
      assert.equal((await send({ field2: [body.id] })).status, 201);

      // A name as it was stored before names were cleaned, or as it was imported.
      const { store } = visit.data;
      await store.write(({ db }) =>
        db.updateTable('file').set({ name: 'a\u202e/../b.exe' }).where('id', '=', body.id).execute(),
      );
      const { key } = await createApiKey(
        operatorWrites(store, await organizationOf(visit)),
        'test',
        Date.now(),
      );
      const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
      const { headers } = await fetch(`${visit.url}/v2/files/${body.id}/content`, {
        headers: { authorization },
      });
      assert.equal(
        headers.get('content-disposition'),
        `attachment; filename="a_.._b.exe"; filename*=UTF-8''a_.._b.exe`,
      );
    });

    test('go on after a broken connection with what had arrived', async () => {
      const content = contentOf(300_000);
      const { id, ticket } = (await uploader.begin({ field: 'field2', name: 'cut.bin', size: 300_000 })).body;
      const { hostname, port } = new URL(visit.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(
        `PUT /f/apply001/files/${id} HTTP/1.1\r\nHost: a\r\nUpload-Ticket: ${ticket}\r\nContent-Length: 300000\r\n\r\n`,
      );
      await new Promise<void>((resolve) => socket.write(content.subarray(0, 200_000), () => resolve()));
      // The client reconnects before the server knows that its first connection is lost.
      await waitFor(async () => (await arrivedOf(visit, id)) > 0);
      const early = await uploader.put(id, ticket, content.subarray(0, 1), 'bytes 0-0/300000');
      assert.equal(early.status, 409);
      const { received } = early.body.error;
      assert.ok(received > 0 && received <= 200_000, String(received));
      socket.destroy();
      const rest = content.subarray(received);
      const done = await uploader.put(id, ticket, rest, `bytes ${received}-299999/300000`);
      assert.equal(done.status, 201);
      assert.equal((await send({ field2: [id] })).status, 201);
      assert.equal(sha256(await fetchContent(visit, id)), sha256(content));
    });

    test('are refused with a reason', async () => {
      const good = { field: 'field2', name: 'a.txt', size: 3 };
      const cases: [what: string, description: object, status: number, code: string][] = [
        ['a field for text', { ...good, field: 'field1' }, 422, 'upload_field_unknown'],
        ['no field', { ...good, field: '__proto__' }, 422, 'upload_field_unknown'],
        ['too large', { ...good, size: 3_000_001 }, 413, 'file_too_large'],
        ['an ending that is not taken', { ...good, field: 'field3' }, 422, 'file_type_refused'],
        ['half a byte', { ...good, size: 1.5 }, 400, 'upload_invalid'],
        ['less than nothing', { ...good, size: -1 }, 400, 'upload_invalid'],
        ['no name', { field: 'field2', size: 3 }, 400, 'upload_invalid'],
        ['more than is known', { ...good, path: '/etc' }, 400, 'upload_invalid'],
        ['a ticket that is none', { ...good, ticket: '1.abc' }, 403, 'ticket_invalid'],
      ];
      for (const [what, description, status, code] of cases) {
        const answer = await uploader.begin(description);
        assert.deepEqual([answer.status, answer.body.error.code], [status, code], what);
      }
      const { error } = (await uploader.begin({ ...good, size: 1.5 })).body;
      assert.deepEqual([error.param, error.message], ['size', 'size must be a whole number.']);
      const before = await onDisk();
      const wrong = await uploader.whole('field=field4&name=me.png', Buffer.from('no picture'));
      assert.deepEqual([wrong.status, wrong.body.error.code], [422, 'file_type_refused']);
      const large = await uploader.whole('field=field3&name=a.pdf', contentOf(1001));
      assert.deepEqual([large.status, large.body.error.code], [413, 'file_too_large']);
      assert.equal(await onDisk(), before, 'nothing of them is left');
      assert.equal(
        (
          await uploader.whole('field=field2&name=a', png, {
            'Content-Type': 'multipart/form-data; boundary=x',
          })
        ).status,
        415,
      );
      const { id, ticket } = (await uploader.begin(good)).body;
      for (const range of ['bytes 0-2/4', 'bytes 2-1/3', 'bytes 0-3/3', 'bytes=0-2', 'bytes 0-1/3'])
        assert.equal((await uploader.put(id, ticket, Buffer.from('abc'), range)).status, 400, range);
      assert.equal((await uploader.put(id, ticket, Buffer.from('abcd'))).status, 400);
      assert.equal((await uploader.look(id, ticket, 'PATCH')).status, 405);
      assert.equal((await uploader.look(id, ticket, 'DELETE')).status, 204);
      assert.equal((await uploader.put(id, ticket, Buffer.from('abc'))).body.error.code, 'upload_unknown');
    });

    test('belong to one form, one field and one bearer', async () => {
      await visit.form('apply002', application);
      const other = uploaderTo(visit.url, 'apply002');
      const mine = (await uploader.begin({ field: 'field2', name: 'a', size: 3 })).body;
      const second = (await uploader.begin({ field: 'field2', name: 'b', size: 3 })).body;
      const photo = (await uploader.begin({ field: 'field4', name: 'c', size: 3 })).body;
      const theirs = (await other.begin({ field: 'field2', name: 'd', size: 3 })).body;
      const renamed = mine.ticket.replace('field2', 'field4');
      for (const [id, ticket] of [
        [mine.id, second.ticket],
        [mine.id, photo.ticket],
        [mine.id, theirs.ticket],
        [mine.id, renamed],
        [mine.id, ''],
        [randomUUID(), mine.ticket],
      ])
        for (const method of ['GET', 'DELETE', 'PUT']) {
          const { status, body } = await uploader.look(id, ticket, method);
          assert.deepEqual([status, body.error.code], [403, 'ticket_invalid']);
        }
      assert.equal((await other.look(mine.id, mine.ticket)).status, 403);
      assert.equal((await uploader.look('..%2f..%2fsecrets.json', mine.ticket)).status, 404);

      const file = await uploader.file('field2', 'mine.txt', Buffer.from('mine'));
      const refusals = [
        await send({ field2: [file] }, randomUUID(), 'apply002'),
        await send({ field4: [file] }),
        await send({ field2: [randomUUID()] }),
        await send({ field2: [mine.id] }),
      ];
      for (const { status, body } of refusals)
        assert.deepEqual([status, body.error.fields[0].code], [422, 'upload_unknown']);
      assert.equal((await send({ field2: [file.toUpperCase()] })).status, 201, 'and is not used up by them');
      const late = await send({ field2: [file] });
      assert.deepEqual([late.status, late.body.error.fields[0].code], [422, 'upload_unknown']);
    });

    test('number and size are checked again by the field, and names are only names', async () => {
      const names = ['../../etc/passwd', 'a\\b.txt', 'x\u0000y.txt', '\u202egnp.exe', '  ', 'ä'.repeat(400)];
      const ids: string[] = [];
      for (const each of names) ids.push(await uploader.file('field2', each, Buffer.from(each)));
      const four = await send({ field2: ids.slice(0, 4) });
      assert.equal(four.body.error.fields[0].code, 'too_many_files');
      const submission = randomUUID();
      assert.equal((await send({ field2: ids.slice(0, 3) }, submission)).status, 201);
      assert.equal((await send({ field2: ids.slice(3) })).status, 201);
      const { data } = await visit.api('/v2/files?limit=3');
      assert.deepEqual(data.length, 3);
      assert.ok((await readdir(visit.data.folder)).every((each) => each !== 'etc'));
    });

    test('twenty at once, and one of them claimed by twenty at once', async () => {
      const contents = Array.from({ length: 20 }, () => contentOf(20_000));
      const ids = await Promise.all(contents.map((each, at) => uploader.file('field2', `${at}.bin`, each)));
      assert.equal(new Set(ids).size, 20);
      const answers = await Promise.all(Array.from({ length: 20 }, () => send({ field2: [ids[0]] })));
      const statuses = answers.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [201, ...Array.from({ length: 19 }, () => 422)]);
      const submission = randomUUID();
      const same = await Promise.all(
        Array.from({ length: 20 }, () => send({ field2: [ids[1]] }, submission)),
      );
      assert.deepEqual(same.map(({ status }) => status).sort(), [
        ...Array.from({ length: 19 }, () => 200),
        201,
      ]);
    });

    test('a closed form accepts no files, and its password or key is checked first', async () => {
      const description = { field: 'field2', name: 'a.txt', size: 3 };
      const password_hash = await hashPassword('secret');
      await visit.form('guarded1', application, { password_hash, programs: false });
      await visit.form('guarded2', application, { password_hash });
      await visit.form('closed01', application, { closes_at: '2020-01-01T00:00' });
      const refusal = async (form: string, change: object = {}, query = '') => {
        const { status, body } = await uploaderTo(visit.url, form).begin(
          { ...description, ...change },
          query,
        );
        return status === 201 ? 201 : body.error.code;
      };
      assert.equal(await refusal('closed01'), 'form_closed');
      assert.equal(await refusal('closed01', {}, '?test=true'), 201);
      assert.equal(await refusal('guarded1', { password: 'secret' }), 'programs_not_allowed');
      assert.equal(await refusal('guarded2'), 'password_needed');
      assert.equal(await refusal('guarded2', { password: 'wrong' }), 'password_wrong');
      assert.equal(await refusal('guarded2', { password: 'secret' }), 201);
      const { hidden } = await visit.send('/f/guarded1', { _password: 'secret' });
      const { _ticket: ticket, _pass: pass } = hidden;
      assert.equal(await refusal('guarded1', { ticket }), 'password_needed');
      assert.equal(await refusal('guarded1', { ticket, pass: pass?.replace(/^\d/, '9') }), 'password_needed');
      assert.equal(await refusal('guarded1', { ticket, pass }), 201);
      assert.equal(await refusal('guarded2', { ticket, pass }), 'ticket_invalid');
      assert.equal(await refusal('nothing1'), 'not_found');
      const organization = await organizationOf(visit);
      await setFormEnabled(operatorWrites(visit.data.store, organization), 'closed01', false, Date.now());
      assert.equal(await refusal('closed01'), 'form_disabled');
    });

    test('that came with a page which comes back are shown, and sent with the next attempt', async () => {
      const { hidden } = await visit.open('/f/apply001');
      const file = new File(['hello'], 'note.txt', { type: 'text/plain' });
      const picture = new File(['no picture'], 'me.png', { type: 'image/png' });
      const faulty = await visit.send('/f/apply001', {
        ...hidden,
        field1: '',
        field2: file,
        field4: picture,
      });
      assert.equal(faulty.response.status, 422);
      const [, id = ''] = /name="field2" value="([^"]+)" checked/.exec(faulty.html) ?? [];
      assert.match(faulty.html, /note\.txt/);
      assert.doesNotMatch(faulty.html, /name="field4" value/, 'what the field refuses is chosen anew');
      const still = await visit.send('/f/apply001', { ...faulty.hidden, field1: '', field2: id });
      assert.match(still.html, /note\.txt/);
      const sent = await visit.send('/f/apply001', { ...still.hidden, field1: 'Bo', field2: id });
      assert.match(sent.html, /Thank you/);
      const again = await visit.send('/f/apply001', { ...still.hidden, field1: 'Bo', field2: file });
      assert.match(again.html, /Thank you/, 'the same file under another id is the same submission');
      assert.equal((await fetchContent(visit, id)).toString(), 'hello');
      // The visitor gets the response before the cleanup ends.
      const left = () => readdir(join(visit.data.folder, 'arriving'));
      await eventually(async () => (await left()).length === 0);
    });

    test('of a form in privacy mode leave nothing behind', async () => {
      await visit.form('private1', application, { privacy_mode: true });
      const before = await onDisk();
      const id = await uploaderTo(visit.url, 'private1').file('field2', 'a.txt', Buffer.from('secret'));
      const submission = randomUUID();
      assert.equal((await send({ field2: [id] }, submission, 'private1')).status, 201);
      assert.equal(await onDisk(), before);
      assert.equal((await send({ field2: [id] }, submission, 'private1')).status, 200);
      assert.equal((await send({ field2: [id] }, randomUUID(), 'private1')).status, 422);
    });
  });
}

async function fetchContent(visit: Visit, id: string): Promise<Buffer> {
  const row = await visit.data.store.read
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const chunks: Buffer[] = [];
  for await (const chunk of visit.data.files.read(row.storage_key ?? '')) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function organizationOf(visit: Visit): Promise<OrganizationId> {
  const row = await visit.data.store.read
    .selectFrom('form')
    .select('organization_id')
    .executeTakeFirstOrThrow();
  return row.organization_id;
}

/** Bytes of an upload on disk. */
async function arrivedOf(visit: Visit, id: string): Promise<number> {
  const [row] = await findUploads(visit.data.store.read, await organizationOf(visit), 'apply001', [id]);
  return await visit.data.files.parts.size(row?.storage_key ?? '');
}

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}
