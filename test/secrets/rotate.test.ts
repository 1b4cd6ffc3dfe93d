import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { beginSession, findSession } from '#service/account/session/sessions.ts';
import { AccountKeys, newSecret } from '#service/base/accountKeys.ts';
import { Lease } from '#service/base/lease/lease.ts';
import { openMail } from '#service/mail/mailContent.ts';
import { queueMail } from '#service/mail/queueMail.ts';
import { finishRotation, type Rotation, rotateSecrets } from '#service/operate/secrets/rotateSecrets.ts';
import { isFileLinkValid, signFileLink } from '#service/response/fileLink.ts';
import { putRecoveryCodes, putTotp, takeRecoveryCode } from '#store/query/account/totp.ts';
import { insertUser } from '#store/query/account/user.ts';
import { storeMailServer } from '#store/query/mail/mailServer.ts';
import { sealedRows } from '#store/query/operate/sealed.ts';
import { findOpenInvitation } from '#store/query/organization/invitation.ts';
import { insertOrganization } from '#store/query/organization/organization.ts';
import { insertConnection } from '#store/query/workflow/connection.ts';
import { readSecrets, type Secrets, withFirstMatchingKey } from '#store/secrets.ts';
import type { OrganizationId } from '#store/tables.ts';
import { eachEngine, type TestData } from '../support/engines.ts';

const now = Date.now();
const organizationId = 'acme' as OrganizationId;
const noWait = { wait: async () => {}, patience: 0 };
const routine: Rotation = { leaked: false, all: false };

/** One of everything that the keys protect. */
async function fill({ store, secrets }: TestData) {
  const keys = new AccountKeys(secrets);
  const invitation = newSecret();
  return await store.write(async ({ db }) => {
    await insertUser(db, { id: 'ada', email: 'ada@example.org', name: 'Ada', created_at: 1 });
    await insertOrganization(db, { id: organizationId, name: 'Acme', created_at: 1 });
    await putTotp(db, 'ada', keys.seal('totp', 'JBSWY3DP'), now);
    await putRecoveryCodes(db, 'ada', [keys.hash('recovery', 'ada code')]);
    await db
      .insertInto('invitation')
      .values({
        organization_id: organizationId,
        id: 'invited',
        hash: keys.hash('invitation', invitation),
        sealed: keys.seal('invitation', invitation),
        email: '',
        role: 'member',
        workspaces: '[]',
        created_at: now,
        expires_at: now + 1e9,
      })
      .execute();
    await insertConnection(db, {
      organization_id: organizationId,
      id: 'chat',
      name: 'Chat',
      provider: 'slack',
      account: 'hooks.slack.example',
      sealed: keys.seal('connection', 'its secret'),
      created_at: now,
      updated_at: now,
    });
    await storeMailServer(db, keys.seal('mail_server', 'its password'), now);
    const link = 'https://forms.example.org/reset/x';
    const about = { organizationId: null, userId: 'ada', to: 'ada@example.org', language: null, values: {} };
    await queueMail(db, keys, { ...about, kind: 'password_reset', link, expiresAt: null }, now);
    const session = await beginSession(db, keys, { userId: 'ada', method: 'password', agent: '' }, now);
    return { invitation, session, link, device: keys.ticket('device', 'a browser', now + 1e9) };
  });
}

type Filled = Awaited<ReturnType<typeof fill>>;

/** The rows that a process with these secrets can open. */
async function found({ store }: TestData, secrets: Secrets, filled: Filled) {
  const keys = new AccountKeys(secrets);
  const rows = await sealedRows(store.read);
  const hash = keys.hash('invitation', filled.invitation);
  return {
    totp: rows.totp.map(({ sealed }) => keys.open('totp', sealed)),
    connections: rows.connections.map(({ sealed }) => keys.open('connection', sealed)),
    mailServers: rows.mailServers.map(({ sealed }) => keys.open('mail_server', sealed)),
    mails: rows.mails.map(({ sealed }) => openMail(keys, sealed)?.link),
    invitation: (await findOpenInvitation(store.read, hash, now))?.id,
    copied: rows.invitations.map(({ sealed }) => keys.open('invitation', sealed) === filled.invitation),
    session: (await findSession(store, keys, filled.session, now))?.user_id,
    device: keys.readTicket('device', filled.device, now),
  };
}

function expected({ link }: Filled) {
  return {
    totp: ['JBSWY3DP'],
    connections: ['its secret'],
    mailServers: ['its password'],
    mails: [link],
    invitation: 'invited',
    copied: [true],
    session: 'ada',
    device: 'a browser',
  };
}

async function secretsIn({ folder }: TestData): Promise<Secrets> {
  const secrets = await readSecrets(folder);
  assert.ok(secrets !== undefined);
  return secrets;
}

function linkGood(secrets: Secrets, query: string): boolean {
  const given = new URLSearchParams(query);
  const link = { expires: given.get('expires') ?? '', signature: given.get('signature') ?? '' };
  return (
    withFirstMatchingKey(secrets, (key) => isFileLinkValid(key, organizationId, 'f', link, now)) === true
  );
}

eachEngine((engine) => {
  test('a rotation keeps everything, and resealed data no longer needs the old key', async () => {
    await using data = await engine.open();
    const filled = await fill(data);
    const link = signFileLink(data.secrets.link_key, organizationId, 'f', now);
    const rotated = await rotateSecrets(data, routine, noWait);
    assert.deepEqual(rotated, { ok: true, value: { totp: 1, invitations: 1, mails: 1, connections: 1 } });
    const secrets = await secretsIn(data);
    assert.notEqual(secrets.link_key, data.secrets.link_key);
    assert.equal(secrets.unfinished, undefined);
    assert.deepEqual(await found(data, secrets, filled), expected(filled));
    assert.ok(linkGood(secrets, link));
    const code = new AccountKeys(secrets).hash('recovery', 'ada code');
    assert.equal(await data.store.write(({ db }) => takeRecoveryCode(db, 'ada', code, now)), true);
    const later = { ...secrets, accepted: [] };
    assert.deepEqual(await found(data, later, filled), { ...expected(filled), device: undefined });
    assert.ok(!linkGood(later, link));
    // The same installation opens with it, and a second rotation continues from there.
    await (await data.openAgain()).close();
    assert.ok((await rotateSecrets(data, routine, noWait)).ok);
    assert.deepEqual(await found(data, await secretsIn(data), filled), expected(filled));
    assert.equal((await secretsIn(data)).accepted.length, 2);
  });

  test('signatures of a leaked key are refused at once, and sessions stay', async () => {
    await using data = await engine.open();
    const filled = await fill(data);
    const link = signFileLink(data.secrets.link_key, organizationId, 'f', now);
    await rotateSecrets(data, { leaked: true, all: false }, noWait);
    const secrets = await secretsIn(data);
    assert.ok(!linkGood(secrets, link));
    assert.deepEqual(await found(data, secrets, filled), { ...expected(filled), device: undefined });
    const fresh = signFileLink(secrets.link_key, organizationId, 'f', now);
    assert.ok(linkGood(secrets, fresh));
  });

  test('with the key of hashes, sessions, links and recovery codes end, and invitations go on', async () => {
    await using data = await engine.open();
    const filled = await fill(data);
    await rotateSecrets(data, { leaked: false, all: true }, noWait);
    const secrets = await secretsIn(data);
    assert.notEqual(secrets.hash_key, data.secrets.hash_key);
    assert.deepEqual(await found(data, secrets, filled), { ...expected(filled), session: undefined });
    assert.deepEqual(await data.store.read.selectFrom('recovery_code').selectAll().execute(), []);
    assert.deepEqual(await data.store.read.selectFrom('app_session').selectAll().execute(), []);
  });

  for (const all of [false, true])
    test(`cut off anywhere, ${all ? 'with' : 'without'} the key of hashes, every process opens everything`, async () => {
      await using data = await engine.open();
      const filled = await fill(data);
      const kept = all ? { session: 'gone' } : {};
      for (const cutAt of [1, 2]) {
        let waits = 0;
        const cut = async () => {
          waits += 1;
          // A process that reads the file now and one that has read it earlier understand each other.
          const sealedNow = new AccountKeys(await secretsIn(data)).seal('mail', 'x');
          assert.equal(new AccountKeys(data.secrets).open('totp', sealedNow), undefined);
          if (waits === cutAt) throw new Error('killed');
        };
        await assert.rejects(rotateSecrets(data, { leaked: false, all }, { wait: cut }), /killed/);
        const secrets = await secretsIn(data);
        const { session, invitation, ...rest } = await found(data, secrets, filled);
        const { session: _session, invitation: _invitation, ...whole } = expected(filled);
        assert.deepEqual(rest, whole, `cut at ${cutAt}`);
        if (!all) assert.deepEqual([session, invitation], ['ada', 'invited']);
        const finished = await finishRotation(data, secrets);
        const after = { ...(await found(data, finished, filled)), ...kept };
        const isEnded = all && cutAt === 2;
        assert.deepEqual(after, { ...expected(filled), ...kept }, `finished after ${cutAt}`);
        assert.equal(
          (await findSession(data.store, new AccountKeys(finished), filled.session, now)) === undefined,
          isEnded,
        );
      }
    });

  test('a process that is one announcement behind opens what the new key has sealed', async () => {
    await using data = await engine.open();
    await fill(data);
    const seen: Secrets[] = [];
    await rotateSecrets(data, routine, {
      wait: async () => {
        seen.push(await secretsIn(data));
      },
    });
    const [announced, promoted] = seen;
    assert.ok(announced !== undefined && promoted !== undefined);
    const sealed = new AccountKeys(promoted).seal('mail', 'text');
    assert.equal(new AccountKeys(announced).open('mail', sealed), 'text');
    const late = new AccountKeys(announced).seal('mail', 'late');
    assert.equal(new AccountKeys(await secretsIn(data)).open('mail', late), 'late');
    const ticket = new AccountKeys(promoted).ticket('device', 1, now + 1e9);
    assert.equal(new AccountKeys(announced).readTicket('device', ticket, now), 1);
  });

  test('there is one rotation at a time, and the file is for its owner alone', async () => {
    await using data = await engine.open();
    const lease = await Lease.take(data.store, 'change_secrets', ['change_secrets']);
    assert.deepEqual(await rotateSecrets(data, routine, noWait), { ok: false, failure: { code: 'busy' } });
    await lease?.release();
    assert.ok((await rotateSecrets(data, routine, noWait)).ok);
    const { mode } = await import('node:fs/promises').then(({ stat }) =>
      stat(join(data.folder, 'secrets.json')),
    );
    assert.equal(mode & 0o777, 0o600);
    assert.doesNotMatch(await readFile(join(data.folder, 'secrets.json'), 'utf8'), /unfinished/);
  });
});
