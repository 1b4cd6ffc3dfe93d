import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { UnpaidForms } from '#service/form/payment/unpaidForms.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { listTemplates } from '#service/form/templates.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { changeFormCount, findForm } from '#store/query/form/form.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { findFormAnywhere } from '#store/query/transfer/importing.ts';
import type { OrganizationId } from '#store/tables.ts';
import { formRow } from '../../store/example.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { makePublishedForm } from './publishedForm.ts';

const day = 24 * 3_600_000;

onSqlite((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  interface World {
    organization: OrganizationId;
    owner: AppClient;
    /** The member has access. */
    open: string;
    /** The member has no access. */
    closed: string;
    member: AppClient;
  }

  async function world(): Promise<World> {
    const organization = await app.makeOrganization();
    const [open, closed] = [`open-${organization}`, `closed-${organization}`];
    await app.data.store.write(async ({ db }) => {
      for (const [index, id] of [open, closed].entries())
        await insertWorkspace(db, { organization_id: organization, id, name: id, created_at: index });
    });
    const owner = await app.signedIn(await app.makePerson({ organization }));
    const given = { organization, role: 'member', workspaces: [open] } as const;
    return { organization, owner, open, closed, member: await app.signedIn(await app.makePerson(given)) };
  }

  async function made({ organization, owner }: World, workspace: string, name = 'Contact'): Promise<string> {
    return await makePublishedForm(owner, organization, { workspace, name });
  }

  async function namesOf(client: AppClient, organization: OrganizationId): Promise<string[]> {
    return (await client.ask('forms', { organization })).forms.map(({ name }) => name);
  }

  const setSlug = (organization: OrganizationId, id: string, slug: string) =>
    app.data.store.write(({ db }) =>
      db
        .updateTable('form')
        .set({ slug })
        .where('organization_id', '=', organization)
        .where('id', '=', id)
        .execute(),
    );

  test('a form is created as a draft, from a template or with an empty page', async () => {
    const { organization, member, open } = await world();
    const { templates } = await member.ask('templates', { organization });
    assert.equal(templates.length, (await listTemplates()).length);
    for (const { title, about } of templates) assert.ok(title !== '' && about !== '');
    const blank = { workspace: open, name: ' First ', template: null };
    const first = await member.ask('createForm', { organization }, blank);
    const second = await member.ask(
      'createForm',
      { organization },
      { ...blank, name: 'Second', template: 'order' },
    );
    await setSlug(organization, second.id, 'orders');
    const { forms } = await member.ask('forms', { organization });
    assert.deepEqual(
      forms.map(({ created_at, updated_at, ...rest }) => rest),
      [
        {
          id: second.id,
          name: 'Second',
          workspace: open,
          state: 'draft',
          unavailable: null,
          payments_missing: 'never',
          responses: 0,
          url: `${app.context.baseUrl}/f/orders`,
        },
        {
          id: first.id,
          name: 'First',
          workspace: open,
          state: 'draft',
          unavailable: null,
          payments_missing: 'never',
          responses: 0,
          url: `${app.context.baseUrl}/f/${first.id}`,
        },
      ],
    );
    assert.deepEqual((await member.ask('form', { organization, form: first.id })).state, 'draft');
    const third = await member.ask(
      'createForm',
      { organization },
      { ...blank, template: 'contact', language: 'fr' },
    );
    const french = JSON.parse((await findFormAnywhere(app.data.store.read, third.id))?.draft ?? '');
    assert.deepEqual([french.language, french.pages[0].fields[0].label], ['fr', 'Votre nom']);
    const unknown = await member.call('createForm', { organization }, { ...blank, template: '../order' });
    assert.deepEqual([unknown.problem, unknown.param], ['field_invalid', 'template']);
  });

  test('without payments the list and the templates say which forms need them, and follow what is published', async () => {
    await using unpaid = await startApp(engine, { unpaidForms: new UnpaidForms() });
    const { store } = unpaid.data;
    const organization = await unpaid.makeOrganization();
    const workspace = `open-${organization}`;
    await store.write(({ db }) =>
      insertWorkspace(db, { organization_id: organization, id: workspace, name: 'Open', created_at: 1 }),
    );
    const owner = await unpaid.signedIn(await unpaid.makePerson({ organization }));
    const { templates } = await owner.ask('templates', { organization });
    assert.deepEqual(
      templates.filter(({ payments_missing }) => payments_missing).map(({ name }) => name),
      ['donation'],
    );
    const add = async (template: string) =>
      await makePublishedForm(owner, organization, { workspace, name: template, template });
    const donation = await add('donation');
    await add('contact');
    // Mentioning the type in a text requires no payment.
    const quoting = await add('feedback');
    const missing = async () => {
      const { forms } = await owner.ask('forms', { organization });
      return Object.fromEntries(forms.map(({ name, payments_missing }) => [name, payments_missing]));
    };
    assert.deepEqual(await missing(), { donation: 'always', contact: 'never', feedback: 'never' });
    const row = await findFormDocument(store.read, organization, donation);
    const draft = JSON.parse(row?.draft ?? '');
    const gift = draft.pages[0].fields.find(({ id }: { id: string }) => id === 'field1');
    gift.required = false;
    const pushed = async (id: string, changed: unknown, now: number) => {
      await store.write(({ db }) =>
        db
          .updateTable('form')
          .set({ draft: JSON.stringify(changed) })
          .where('organization_id', '=', organization)
          .where('id', '=', id)
          .execute(),
      );
      assert.ok((await publishForm(operatorWrites(store, organization), id, now)).ok);
    };
    await pushed(donation, draft, Date.now() + day);
    const text = { id: 'field9', type: 'comment', label: 'Type "credit_card" here' };
    await pushed(
      quoting,
      { format: 2, pages: [{ id: 'page1', label: '', fields: [text] }] },
      Date.now() + day,
    );
    assert.deepEqual(await missing(), { donation: 'sometimes', contact: 'never', feedback: 'never' });
  });

  test('the list says why an enabled form takes no responses now', async () => {
    const { organization, member, open } = await world();
    const set = async (settings: object, counts: object = {}) => {
      const body = { workspace: open, name: 'Form', template: null };
      const { id } = await member.ask('createForm', { organization }, body);
      await app.data.store.write(({ db }) =>
        db
          .updateTable('form')
          .set({ enabled: 1, published_version: 1, settings: JSON.stringify(settings), ...counts })
          .where('organization_id', '=', organization)
          .where('id', '=', id)
          .execute(),
      );
      const { forms } = await member.ask('forms', { organization });
      return forms.find((form) => form.id === id)?.unavailable;
    };
    assert.equal(await set({}), null);
    assert.equal(await set({ opens_at: '2999-01-01T00:00' }), 'scheduled');
    assert.equal(await set({ closes_at: '2000-01-01T00:00' }), 'closed');
    assert.equal(await set({ max_responses: 2 }, { live_count: 2 }), 'full');
    assert.equal(await set({ closes_at: '2000-01-01T00:00' }, { enabled: 0 }), null);
  });

  test('members see and touch forms of the workspaces that they were given, and no others', async () => {
    const its = await world();
    const { organization, owner, member, open, closed } = its;
    const theirs = await made(its, open, 'Theirs');
    const hidden = await made(its, closed, 'Hidden');
    assert.deepEqual(await namesOf(member, organization), ['Theirs']);
    assert.deepEqual(await namesOf(owner, organization), ['Hidden', 'Theirs']);
    const foreign = await world();
    const elsewhere = await made(foreign, foreign.open);
    for (const form of [hidden, elsewhere, 'nothing1', 'a\0b']) {
      const params = { organization, form };
      const outcomes = [
        await member.call('changeForm', params, { enabled: false }),
        await member.call('changeForm', params, { workspace: open }),
        await member.call('deleteForm', params),
        await member.call('restoreForm', params),
      ];
      for (const { problem } of outcomes) assert.equal(problem, 'not_found', form);
    }
    for (const workspace of [closed, foreign.open, 'nothing1']) {
      const moved = await member.call('changeForm', { organization, form: theirs }, { workspace });
      const created = await member.call(
        'createForm',
        { organization },
        { workspace, name: 'x', template: null },
      );
      assert.deepEqual([moved.problem, created.problem], ['not_found', 'not_found']);
    }
    await owner.ask('deleteForm', { organization, form: hidden });
    await owner.ask('deleteForm', { organization, form: theirs });
    const deletedFor = async (client: AppClient) =>
      (await client.ask('deletedForms', { organization })).forms.map(({ id }) => id).sort();
    assert.deepEqual(await deletedFor(member), [theirs]);
    assert.deepEqual(await deletedFor(owner), [hidden, theirs].sort());
    assert.equal((await member.call('restoreForm', { organization, form: hidden })).problem, 'not_found');
    const without = await app.signedIn(await app.makePerson({ organization, role: 'member' }));
    assert.deepEqual(await namesOf(without, organization), []);
    assert.deepEqual(await deletedFor(without), []);
  });

  test('a form is switched and moved, and each change is written down once', async () => {
    const its = await world();
    const { organization, owner, open, closed } = its;
    const form = await made(its, open);
    const params = { organization, form };
    await owner.ask('changeForm', params, { enabled: false });
    await owner.ask('changeForm', params, { enabled: false });
    await owner.ask('changeForm', params, { enabled: true, workspace: closed });
    await owner.ask('changeForm', params, { workspace: closed });
    const [listed] = (await owner.ask('forms', { organization })).forms;
    assert.deepEqual([listed?.state, listed?.workspace], ['enabled', closed]);
    const { entries } = await owner.ask('audit', { organization });
    assert.deepEqual(
      entries
        .filter(({ target }) => target.id === form)
        .map(({ action }) => action)
        .sort(),
      ['form.created', 'form.disabled', 'form.enabled', 'form.moved', 'form.published'],
    );
    await app.data.store.write(({ db }) =>
      db
        .updateTable('form')
        .set({ published_version: null })
        .where('organization_id', '=', organization)
        .execute(),
    );
    assert.equal((await owner.call('changeForm', params, { enabled: true })).problem, 'form_unpublished');
    assert.equal((await owner.ask('forms', { organization })).forms[0]?.state, 'draft');
  });

  test('a deletion is taken back within a week, to the same place and with all that was counted', async () => {
    const its = await world();
    const { organization, member, open } = its;
    const { store } = app.data;
    const form = await made(its, open, 'First');
    await made(its, open, 'Second');
    await store.write(({ db }) =>
      db
        .updateTable('form')
        .set({ live_count: 7 })
        .where('organization_id', '=', organization)
        .where('id', '=', form)
        .execute(),
    );
    const before = await findForm(store.read, organization, form);
    const count = async () => (await findOrganization(store.read, organization))?.form_count;
    await member.ask('deleteForm', { organization, form });
    assert.deepEqual([await namesOf(member, organization), await count()], [['Second'], 1]);
    const deleted = async () => (await member.ask('deletedForms', { organization })).forms;
    app.time.now += 6 * day;
    const [listed, ...others] = await deleted();
    const { deleted_at = '', gone_at = '', ...rest } = listed ?? {};
    assert.deepEqual([rest, others], [{ id: form, name: 'First', workspace: open, responses: 7 }, []]);
    assert.equal(Date.parse(gone_at) - Date.parse(deleted_at), 7 * day);
    await member.ask('restoreForm', { organization, form });
    assert.deepEqual([await namesOf(member, organization), await count()], [['Second', 'First'], 2]);
    assert.deepEqual({ ...(await findForm(store.read, organization, form)) }, { ...before });
    assert.equal((await member.call('restoreForm', { organization, form })).problem, 'not_found');
    assert.deepEqual(await deleted(), []);
    await member.ask('deleteForm', { organization, form });
    app.time.now += 8 * day;
    assert.deepEqual(await deleted(), []);
    assert.equal((await member.call('restoreForm', { organization, form })).problem, 'not_found');
  });

  test('a restored form comes right after those that took its place in the list', async () => {
    const its = await world();
    const { organization, owner, open } = its;
    const { store } = app.data;
    const form = await made(its, open);
    const at = (await findForm(store.read, organization, form))?.created_at ?? 0;
    await owner.ask('deleteForm', { organization, form });
    await store.write(async ({ db }) => {
      for (const later of [0, 1])
        await db
          .insertInto('form')
          .values(formRow({ organizationId: organization, workspaceId: open }, `${form}${later}`, at + later))
          .execute();
      await changeFormCount(db, organization, 2);
    });
    await owner.ask('restoreForm', { organization, form });
    const back = await findForm(store.read, organization, form);
    assert.deepEqual([back?.created_at, back?.moved_from], [at + 2, at]);
  });

  test('a form does not come back while another has its address, or without its workspace', async () => {
    const its = await world();
    const { organization, owner, open, closed } = its;
    const [first, second, third] = [await made(its, open), await made(its, open), await made(its, closed)];
    const restore = async (form: string) => (await owner.call('restoreForm', { organization, form })).problem;
    const slug = `slug-${first}`;
    await setSlug(organization, first, slug);
    await owner.ask('deleteForm', { organization, form: first });
    await setSlug(organization, second, slug);
    assert.equal(await restore(first), 'address_taken');
    await setSlug(organization, second, first);
    assert.equal(await restore(first), 'address_taken');
    await setSlug(organization, second, `other-${first}`);
    assert.equal(await restore(first), undefined);
    await owner.ask('deleteForm', { organization, form: third });
    await owner.ask('deleteWorkspace', { organization, workspace: closed }, {});
    assert.equal(await restore(third), 'workspace_gone');
  });

  test('a thousand forms are one answer, the newest change first', async () => {
    const { organization, open, member } = await world();
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...formRow(
        { organizationId: organization, workspaceId: open },
        `${organization}${index}`,
        1000 + index,
      ),
      updated_at: 1_000_000 - index,
    }));
    await app.data.store.write(({ db }) => db.insertInto('form').values(rows).execute());
    const { forms } = await member.ask('forms', { organization });
    assert.deepEqual(
      forms.map(({ id }) => id),
      rows.map(({ id }) => id),
    );
  });
});
