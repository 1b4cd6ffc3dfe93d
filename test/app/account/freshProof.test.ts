import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reauthenticationWindow } from '#service/account/session/sessions.ts';
import { onSqlite } from '../../support/engines.ts';
import { startApp } from '../appService.ts';
import { queueOne } from '../mail/mailing.ts';
import { makeEstate } from '../matrix/estate.ts';

const mailServer = {
  host: 'smtp.example.org',
  port: 587,
  encryption: 'starttls',
  user: '',
  from: 'forms@example.org',
} as const;

onSqlite((engine) => {
  test('actions that reveal secrets, grant access or cannot be undone need a fresh proof of identity', async () => {
    await using app = await startApp(engine);
    const { organization, owner, member, workspace, emptyWorkspace, invitation, mail } = await makeEstate(
      app,
      'Estate',
    );
    await queueOne(app, { organizationId: organization });
    const client = await app.signedIn(owner);
    app.time.now += reauthenticationWindow + 1000;
    const scope = { organization };
    const invited = { email: 'new@example.org', role: 'owner', workspaces: [] } as const;
    const { mails } = await client.ask('outbox', scope);
    const linked = mails.find(({ recipient }) => recipient === 'kim@example.org')?.id ?? '';
    const refused = [
      await client.call('readMail', { ...scope, mail: linked }),
      await client.call('invite', scope, { ...invited, workspaces: [] }),
      await client.call('invitationLink', { ...scope, invitation }),
      await client.call('renewInvitation', { ...scope, invitation }),
      await client.call('changeMember', { ...scope, user: member.id }, { role: 'owner' }),
      await client.call('removeMember', { ...scope, user: member.id }),
      await client.call('endMemberSessions', { ...scope, user: member.id }),
      await client.call('checkExport', scope),
      await client.call('exportData', scope),
      await client.call('checkAuditExport', scope),
      await client.call('exportAudit', scope, undefined, { query: { format: 'csv' } }),
      await client.call('changeMail', scope, { reply_to: 'other@example.org' }),
      await client.call('setMailServer', scope, mailServer),
      await client.call('tryMailServer', scope, mailServer),
      await client.call('removeMailServer', scope),
      await client.call('deleteWorkspace', { ...scope, workspace }, { name: 'Estate one' }),
    ];
    for (const { status, problem } of refused) assert.deepEqual([status, problem], [403, 'confirm_needed']);
    // Everyday, reversible actions need no fresh proof.
    const taken = [
      await client.call('changeMember', { ...scope, user: member.id }, { workspaces: [] }),
      await client.call('deleteWorkspace', { ...scope, workspace: emptyWorkspace }, {}),
      await client.call('invitations', scope),
      await client.call('outbox', scope),
      await client.call('readMail', { ...scope, mail }),
    ];
    for (const { status } of taken) assert.equal(status, 200);
    assert.doesNotMatch(taken[2]?.bytes.toString() ?? '', /\/join\//, 'the list has no links');
  });

  test('reading the link of an invitation is in the audit log, once', async () => {
    await using app = await startApp(engine);
    const { organization, owner, invitation } = await makeEstate(app, 'Estate');
    const client = await app.signedIn(owner);
    const path = { organization, invitation };
    const { link } = await client.ask('invitationLink', path);
    assert.deepEqual(await client.ask('invitationLink', path), { link });
    const secret = link.split('/').at(-1) ?? '';
    await app.visitor().ask('lookAtInvitation', {}, { secret });
    const { entries } = await client.ask('audit', { organization }, undefined, {
      query: { action: 'member.invitation_link_read' },
    });
    assert.deepEqual(
      entries.map(({ actor, target }) => [actor.id, target.id]),
      [[owner.id, invitation]],
    );
  });
});
