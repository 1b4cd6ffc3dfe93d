import { setTimeout as sleep } from 'node:timers/promises';
import { formWithUnkeyedHashes, keyHashesOfForm } from '#store/query/collect/unkeyedHash.ts';
import type { Store } from '#store/store.ts';
import type { AnswerKeys } from '../answerKeys.ts';

/** Keeps transactions short: submissions wait for the same lock. */
const batchSize = 200;

/**
 * Keys the answer hashes that an older version, or a backup of one, left unkeyed. The unkeyed hash is the
 * input, so retries are still recognised. Runs in small batches, in any number of processes.
 */
export async function keyUnkeyedHashes(store: Store, keys: AnswerKeys): Promise<number> {
  for (let keyed = 0; ; ) {
    const began = performance.now();
    const form = await formWithUnkeyedHashes(store.read);
    if (form === undefined) return keyed;
    keyed += await store.write(
      async ({ db, lockForms }) => {
        await lockForms(form.organization_id, [form.form_id]);
        return await keyHashesOfForm(db, form, keys, batchSize);
      },
      { ofForms: 'counts' },
    );
    // Sleeps as long as the batch took: there is one writer, and submissions wait for it.
    await sleep(performance.now() - began);
  }
}
