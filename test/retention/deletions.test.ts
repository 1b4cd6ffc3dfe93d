import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { columnsWithWords } from '#store/columnsWithWords.ts';
import { deletions, store } from './deletions.ts';

/** Notes the erasure itself, in the same file. */
const noted = 'noted';
const replaced = 'a visitor, a member or an operator replaces or uses up something of their own';
const moved = 'the same words stay in another row of the response';
const secret = 'sealed or hashed, or no words of people';
const undone = 'of an import that did not become anything; its archive is there';
const derived = 'an index of words that stay in their responses';

/** Deletions in tables with people's words: a reason, or the file below `src/` that notes the erasure for this one. */
const known: Readonly<Record<string, string>> = {
  'query/account/oidcIdentity.ts: oidc_identity': replaced,
  'query/account/oneTimeLink.ts: one_time_link': secret,
  'query/account/session.ts: app_session': secret,
  'query/account/signInMethod.ts: oidc_identity': replaced,
  'query/account/userDeletion.ts: <table>': noted,
  'query/account/userDeletion.ts: app_user': noted,
  'query/account/userDeletion.ts: invitation': noted,
  'query/account/userDeletion.ts: mail': noted,
  'query/collect/abandonedPayment.ts: file': noted,
  'query/collect/abandonedPayment.ts: response': noted,
  'query/collect/draft.ts: answer_draft': noted,
  'query/collect/partialSubmission.ts: response': moved,
  'query/collect/quarantinedSubmission.ts: file': noted,
  'query/collect/quarantinedSubmission.ts: response': noted,
  'query/collect/upload.ts: upload': noted,
  'query/collect/waitingResponse.ts: response': moved,
  'query/form/draftPresence.ts: draft_presence': secret,
  'query/form/formErasure.ts: mail': noted,
  'query/form/formErasure.ts: workflow_run': noted,
  'query/form/tablesOfForms.ts: <table>': 'store/query/form/formErasure.ts',
  'query/mail/mail.ts: mail': noted,
  'query/mail/mailQueue.ts: mail': noted,
  'query/mail/responseMail.ts: mail': 'store/query/response/retention.ts',
  'query/operate/heldDeliveries.ts: mail': noted,
  'query/operate/sealed.ts: <table>': secret,
  'query/organization/audit.ts: audit_entry': noted,
  'query/organization/invitation.ts: invitation': noted,
  'query/organization/organizationDeletion.ts: organization': noted,
  'query/response/editedResponse.ts: file': noted,
  'query/response/note.ts: response_note': noted,
  'query/response/people.ts: mail': noted,
  'query/response/people.ts: personal_link': noted,
  'query/response/quarantineLog.ts: change_entry': secret,
  'query/response/responseExport.ts: response_export': noted,
  'query/response/retention.ts: file': noted,
  'query/response/retention.ts: payment': noted,
  'query/response/retention.ts: response': noted,
  'query/response/table/responseIndex.ts: <table>': 'store/query/response/retention.ts',
  'query/response/table/responseIndex.ts: response_doc': derived,
  'query/response/table/responseIndex.ts: response_sort': derived,
  'query/response/table/views.ts: response_view': noted,
  'query/response/tag.ts: response_tag': noted,
  'query/transfer/importRun.ts: <table>': undone,
  'query/transfer/importRun.ts: file': undone,
  'query/transfer/importRun.ts: form': undone,
  'query/transfer/importRun.ts: organization': undone,
  'query/transfer/importRun.ts: response': undone,
  'query/transfer/importRun.ts: workspace': undone,
  'query/workflow/connection.ts: workflow_connection': replaced,
  'query/workflow/formSecret.ts: form_secret': secret,
  'query/workflow/health.ts: workflow_health': replaced,
  'query/workflow/run.ts: workflow_run': noted,
  'query/workflow/webhookKey.ts: webhook_key': secret,
};

/** Changes that take words of people away for good, rather than the state, times and counts of a row. */
const overwriting: Readonly<Record<string, string>> = {
  'query/form/formErasure.ts: form': noted,
  'query/response/changeLog.ts: change_entry': 'store/query/response/retention.ts',
  'query/response/note.ts: response_note': noted,
  'query/response/retention.ts: response': noted,
  'query/response/table/views.ts: response_view': noted,
};

const reasons = new Set([noted, replaced, moved, secret, undone, derived]);

async function assertNoted(statement: string, by: string): Promise<void> {
  if (by !== noted && reasons.has(by)) return;
  const file = by === noted ? join(store, statement.split(':')[0] ?? '') : join(store, '..', by);
  assert.match(await readFile(file, 'utf8'), /await noteErasure\(db\)/, statement);
}

test('each deletion of people’s words notes an erasure, or the list says why not', async () => {
  const all = await deletions();
  const isOfPeople = ({ table }: { table: string }) => table.startsWith('<') || table in columnsWithWords;
  const found = all.filter((each) => each.verb === 'delete' && isOfPeople(each));
  const named = [...new Set(found.map(({ file, table }) => `${file}: ${table}`))].sort();
  assert.deepEqual(named, Object.keys(known).sort());
  const changes = new Set(
    all.filter(({ verb }) => verb === 'update').map(({ file, table }) => `${file}: ${table}`),
  );
  for (const change of Object.keys(overwriting)) assert.ok(changes.has(change), change);
  for (const [statement, by] of [...Object.entries(known), ...Object.entries(overwriting)])
    await assertNoted(statement, by);
});
