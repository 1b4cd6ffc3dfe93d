import { setTimeout as sleep } from 'node:timers/promises';
import { formWithPlainHashes, keyHashesOfForm } from '#store/query/collect/plainHash.ts';
import type { Store } from '#store/store.ts';
import type { AnswerKeys } from '../answerKeys.ts';

/** A short transaction each: visitors who send wait for the same lock. */
const atOnce = 200;

/**
 * Keys the hashes of answers that an earlier program has stored without a key, or a backup of one has brought. A hash is
 * keyed without knowing the answer, so a retry is still told. In small steps that any number of processes may take.
 */
export async function keyHashes(store: Store, keys: AnswerKeys): Promise<number> {
  for (let keyed = 0; ; ) {
    const began = performance.now();
    const form = await formWithPlainHashes(store.read);
    if (form === undefined) return keyed;
    keyed += await store.write(
      async ({ db, lockForms }) => {
        await lockForms(form.organization_id, [form.form_id]);
        return await keyHashesOfForm(db, form, keys, atOnce);
      },
      { ofForms: 'counts' },
    );
    // As long as the step took: there is one writer, and visitors wait for it.
    await sleep(performance.now() - began);
  }
}
