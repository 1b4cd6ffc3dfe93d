import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { writeTicket } from '#http/page/ticket.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { createLinks } from '#service/collect/personalLink/createLinks.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { setFormPassword } from '#service/form/setFormPassword.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { uploadFile } from '../../web/page/upload/uploadFile.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { application, uploaderTo } from './uploader.ts';

const description = { field: 'field2', name: 'a.txt', size: 3 };

describe('who may send files before answers', () => {
  let visit: Visit;

  before(async () => {
    visit = await openVisit('sqlite');
  });
  after(async () => await visit[Symbol.asyncDispose]());

  const organization = async () =>
    (await visit.data.store.read.selectFrom('form').select('organization_id').executeTakeFirstOrThrow())
      .organization_id;
  const begin = async (form: string, change: object, query = '') => {
    const { status, body } = await uploaderTo(visit.url, form).begin({ ...description, ...change }, query);
    return status === 201 ? 201 : body.error.code;
  };

  test('a page needs the pass of the password as it is now', async () => {
    await visit.form('locked01', application, { password_hash: await hashPassword('first') });
    const uploader = uploaderTo(visit.url, 'locked01');
    const { _ticket: ticket = '', _pass: pass = '' } = (
      await visit.send('/f/locked01', { _password: 'first' })
    ).hidden;
    const begun = (await uploader.begin({ ...description, ticket, pass })).body;
    const bytes = Buffer.from('abc');
    const whole = (headers: Record<string, string>) =>
      uploader.whole('field=field2&name=a.txt', bytes, { 'Upload-Ticket': ticket, ...headers });
    assert.equal((await whole({ 'Upload-Pass': pass })).status, 201);
    assert.equal((await whole({})).body.error.code, 'password_needed');

    await setFormPassword(operatorWrites(visit.data.store, await organization()), 'locked01', 'second', 1);
    assert.equal(await begin('locked01', { ticket, pass }), 'password_needed');
    assert.equal((await whole({ 'Upload-Pass': pass })).body.error.code, 'password_needed');
    const late = await uploader.put(begun.id, begun.ticket, bytes);
    assert.equal(late.body.error.code, 'ticket_invalid', 'what was begun with the old one does not go on');
    const now = (await visit.send('/f/locked01', { _password: 'second' })).hidden;
    assert.equal(await begin('locked01', { ticket, pass: now._pass }), 201);
  });

  test('a page of a personal link needs its key, and a page in test mode sends for tests alone', async () => {
    await visit.form('person01', application, { one_per_person: { by: 'link' } });
    const [link] = await createLinks(
      operatorWrites(visit.data.store, await organization()),
      { id: 'person01', name: 'Form' },
      ['Ana'],
      1,
    );
    const key = `?key=${link?.key}`;
    const { _ticket: ticket } = (await visit.open(`/f/person01${key}`)).hidden;
    const { _ticket: ofTest } = (await visit.open('/f/person01?test=true')).hidden;
    assert.equal(await begin('person01', { ticket }, key), 201);
    assert.equal(await begin('person01', { ticket }), 'personal_link_needed');
    assert.equal(await begin('person01', { ticket: ofTest }), 'ticket_invalid');
    assert.equal(await begin('person01', { ticket: ofTest }, key), 'ticket_invalid');
    assert.equal(await begin('person01', { ticket }, '?test=true'), 'ticket_invalid');
    assert.equal(await begin('person01', { ticket: ofTest }, '?test=true'), 201);

    const upload = await uploaderTo(visit.url, 'person01').whole(
      'field=field2&name=a.txt&test=true',
      Buffer.from('abc'),
    );
    const send = (test: boolean) =>
      visit.json('/f/person01', {
        answers: { field1: 'Ana', field2: [upload.body.id] },
        key: link?.key,
        test,
      });
    const live = await send(false);
    assert.deepEqual([live.status, live.body.error.fields[0].code], [422, 'upload_unknown']);
    assert.equal((await send(true)).status, 201);
  });

  test('a ticket ends after a day, and the page takes a new one', async () => {
    await visit.form('apply001', application);
    const { link_key } = visit.data.secrets;
    const page = { formId: 'apply001', test: false };
    const day = 24 * 3_600_000;
    const old = writeTicket(link_key, page, Date.now() - day - 1000);
    assert.equal(await begin('apply001', { ticket: old }), 'ticket_invalid');
    const resumed = writeTicket(link_key, page, Date.now() - 20 * day, Date.now());
    assert.equal(await begin('apply001', { ticket: resumed }), 201, 'answers that were saved long ago');
    const file = await uploadFile(new File(['abc'], 'a.txt'), {
      formPath: `${visit.url}/f/apply001`,
      field: 'field2',
      ticket: old,
    });
    assert.equal(file.size, 3);
  });

  test('a disabled form accepts no more chunks of a started file', async () => {
    await visit.form('apply002', application);
    const uploader = uploaderTo(visit.url, 'apply002');
    const live = (await uploader.begin(description)).body;
    const ofTest = (await uploader.begin(description, '?test=true')).body;
    await setFormEnabled(
      operatorWrites(visit.data.store, await organization()),
      'apply002',
      false,
      Date.now(),
    );
    const put = async ({ id, ticket }: { id: string; ticket: string }) =>
      await uploader.put(id, ticket, Buffer.from('abc'));
    assert.equal((await put(live)).body.error.code, 'form_disabled');
    assert.equal((await put(ofTest)).status, 201);
  });
});
