import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { deleteForm } from '#service/form/deleteForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { shell } from '../form/shell.ts';
import { fullForm } from '../retention/fullForm.ts';
import { onSqlite } from '../support/engines.ts';
import { temporaryFolder } from './writeArchive.ts';

const canvass = (env: NodeJS.ProcessEnv, ...args: string[]) => shell(env, process.cwd())(args);

onSqlite((engine) => {
  test('an export says how much the archive leaves behind, also to programs', async () => {
    await using data = await engine.open();
    await using target = await temporaryFolder();
    const { organizationId } = await fullForm(data, 'form0001');
    const deleted = await fullForm(data, 'form0002', organizationId);
    const writes = operatorWrites(data.store, organizationId);
    assert.ok((await deleteForm(writes, deleted.formId, { withResponses: true, now: 1 })).ok);
    const written = await canvass(data.env, 'export', join(target.path, 'one'));
    assert.equal(written.code, 0, written.stderr);
    assert.match(
      written.stderr,
      /^Not in the archive \(a backup has everything\):\n {2}runs of workflows that wait: 1 \(an import/m,
    );
    assert.match(written.stderr, /^ {2}forms with a key that signs webhooks: 1 /m);
    const json = await canvass(data.env, 'export', join(target.path, 'two'), '--json');
    assert.deepEqual(JSON.parse(json.stdout).left_behind, {
      waiting_runs: 1,
      // Also those about a deleted form: they wait in the outbox of the organisation.
      waiting_mails: 4,
      signing_keys: 1,
      form_secrets: 1,
      people: 1,
      personal_links: 1,
      saved_answers: 1,
      uploads: 1,
      notes: 1,
      tags: 1,
      views: 1,
    });
  });
});
