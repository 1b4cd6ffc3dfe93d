import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitingCalls } from '#service/organization/turn/takeOrganizationTurn.ts';
import { onSqlite } from '../../support/engines.ts';
import { eventually } from '../../support/eventually.ts';
import { startApp } from '../appService.ts';
import { memberOf } from '../response/exporting.ts';
import { busyWith } from './busyWith.ts';

/** The address of the draft of the member's form. */
async function previewOf({ client, scope }: Awaited<ReturnType<typeof memberOf>>): Promise<string> {
  return (await client.ask('formPreview', scope)).url;
}

onSqlite((engine) => {
  test('a draft that is shown for the first time waits for a turn of its organisation, and then no more', async () => {
    await using app = await startApp(engine);
    const [busy, other] = [await memberOf(app, 'Busy'), await memberOf(app, 'Other')];
    const [preview, theirs] = [await previewOf(busy), await previewOf(other)];
    const waiting = () => waitingCalls(app.data.store).short;
    const giveBack = busyWith(app, busy.organization);
    const shown = fetch(preview);
    await eventually(() => waiting() === 1);
    assert.equal((await fetch(theirs)).status, 200, 'the other organisation does not wait');
    const left = new AbortController();
    const dropped = fetch(preview, { signal: left.signal });
    await eventually(() => waiting() === 2);
    left.abort();
    await assert.rejects(dropped);
    await eventually(() => waiting() === 1);
    giveBack();
    assert.equal((await shown).status, 200);

    const busyAgain = busyWith(app, busy.organization);
    const again = await fetch(preview);
    assert.equal(again.status, 200, 'a draft that is known needs no turn');
    const sent = fetch(preview, { method: 'POST', body: new URLSearchParams() });
    await eventually(
      () => waiting() === 1,
      () => 'a page with answers is rendered anew',
    );
    busyAgain();
    assert.equal((await sent).status, 200);
  });
});
