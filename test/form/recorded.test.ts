import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import type { OrganizationWrites } from '#service/base/access/organizationWrites.ts';
import { createLinks } from '#service/collect/personalLink/createLinks.ts';
import { revokeLink } from '#service/collect/personalLink/revokeLink.ts';
import { deleteForm } from '#service/form/deleteForm.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { restoreForm } from '#service/form/restoreForm.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { setFormPassword } from '#service/form/setFormPassword.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { deleteWorkspace } from '#service/organization/workspace/deleteWorkspace.ts';
import { changesSince, noWatermark } from '#store/query/response/changeLog.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { onSqlite } from '../support/engines.ts';
import { newOrganization, pushed, relabelled, start } from './example.ts';

async function auditOf(store: Store, organizationId: OrganizationId) {
  const rows = await store.read
    .selectFrom('audit_entry')
    .select(['action', 'actor_kind', 'details'])
    .where('organization_id', '=', organizationId)
    .where('target_kind', '=', 'form')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_kind, details }) => `${actor_kind} ${action} ${details}`);
}

async function changesOf(store: Store, organizationId: OrganizationId) {
  const { entries } = await changesSince(store.read, organizationId, 'contact1', noWatermark);
  return entries.map(({ kind, old, new: after }) => [kind, old, after]);
}

onSqlite((engine) => {
  test('what is done to a form is in the audit log and in the change log', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const writes = operatorWrites(store, organizationId);
    await pushed(store, organizationId, {});
    await publishForm(writes, 'contact1', start);
    await publishForm(writes, 'contact1', start + 1);
    await pushed(store, organizationId, { name: 'Write to us', settings: { slug: 'hello' } });
    await setFormPassword(writes, 'contact1', 'sesame', start + 2);
    await setFormPassword(writes, 'contact1', undefined, start + 3);
    await setFormPassword(writes, 'contact1', undefined, start + 4);
    await setFormEnabled(writes, 'contact1', false, start + 5);
    const form = { id: 'contact1', name: 'Write to us' };
    const [link] = await createLinks(writes, form, ['Ana', 'Bo'], start + 6);
    assert.ok((await revokeLink(writes, form, link?.id ?? '', start + 7)).ok);
    assert.ok(!(await revokeLink(writes, form, 'nosuch', start + 8)).ok);
    await deleteForm(writes, 'contact1', { withResponses: false, now: start + 9 });
    await restoreForm(writes, 'contact1', start + 10);

    const audit = await auditOf(store, organizationId);
    assert.deepEqual(
      audit.map((line) => line.replace(/ \{.*/, '')).sort(),
      [
        'form.created',
        'form.published',
        'form.renamed',
        'form.settings_changed',
        'form.password_set',
        'form.password_removed',
        'form.disabled',
        'form.links_created',
        'form.link_revoked',
        'form.deleted',
        'form.restored',
      ]
        .map((action) => `command_line ${action}`)
        .sort(),
    );
    assert.ok(audit.some((line) => line.endsWith('form.settings_changed {"settings":["slug"]}')));
    assert.deepEqual(await changesOf(store, organizationId), [
      ['form_created', undefined, undefined],
      ['form_published', undefined, { version: 1 }],
      ['form_changed', { name: 'Contact' }, { name: 'Write to us' }],
      ['form_changed', {}, { slug: 'hello' }],
      ['form_changed', { password: false }, { password: true }],
      ['form_changed', { password: true }, { password: false }],
      ['form_changed', { enabled: true }, { enabled: false }],
      ['form_deleted', undefined, undefined],
      ['form_restored', undefined, undefined],
    ]);
    assert.ok(!JSON.stringify([audit, await changesOf(store, organizationId)]).includes('argon2'));
  });

  test('a password that comes with a push is recorded as one', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const settings = { password_hash: await hashPassword('sesame') };
    await pushed(store, organizationId, {});
    await pushed(store, organizationId, { settings });
    const audit = await auditOf(store, organizationId);
    assert.deepEqual(audit.map((line) => line.split(' ')[1]).sort(), ['form.created', 'form.password_set']);
    assert.deepEqual((await changesOf(store, organizationId)).at(-1), [
      'form_changed',
      { password: false },
      { password: true },
    ]);
    assert.ok(!JSON.stringify(audit).includes(settings.password_hash));
  });

  test('the forms of a deleted workspace are recorded as deleted, by the person who did it', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const { target } = await pushed(store, organizationId, {});
    const ada = { kind: 'user', id: 'ada', name: 'Ada' } as const;
    const writes = operatorWrites(store, organizationId);
    const asAda: OrganizationWrites = {
      ...writes,
      writeForms: (forms, work) => writes.writeForms(forms, (each) => work({ ...each, actor: ada })),
    };
    const deletion = { name: target.workspace.name, now: start };
    assert.ok((await deleteWorkspace(asAda, target.workspace.id, deletion)).ok);
    const { entries } = await changesSince(store.read, organizationId, 'contact1', noWatermark);
    assert.deepEqual(entries.at(-1)?.kind, 'form_deleted');
    assert.deepEqual(entries.at(-1)?.actor, { kind: 'user', id: 'ada' });
    assert.ok((await auditOf(store, organizationId)).some((line) => line.startsWith('user form.deleted')));
  });

  test('a publication that is refused leaves no entry', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId, { definition: { format: 2, pages: [] } });
    assert.ok(!(await publishForm(operatorWrites(store, organizationId), 'contact1', start)).ok);
    await pushed(store, organizationId, { definition: relabelled('Draft') });
    assert.deepEqual(await changesOf(store, organizationId), [['form_created', undefined, undefined]]);
  });
});
