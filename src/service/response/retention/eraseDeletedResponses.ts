import { keptDays } from '#contract/app/response/deleted.ts';
import { day } from '#kit/time/durations.ts';
import {
  type DueDeletion,
  deletedBefore,
  stillDeletedBefore,
} from '#store/query/response/deletedResponse.ts';
import { eraseResponses } from '#store/query/response/retention.ts';
import type { Store } from '#store/store.ts';

const batchSize = 500;
/** Keeps each transaction short, because submissions wait for the same lock. */
const stepSize = 100;

/**
 * Erases responses, with their files, that were deleted longer ago than they are kept. Several processes may run it at
 * once. Returns the number erased.
 */
export async function eraseDeletedResponses(store: Store, now: number): Promise<number> {
  const cutoff = now - keptDays * day;
  for (let erased = 0; ; ) {
    const due = await deletedBefore(store.read, cutoff, batchSize);
    for (const group of Map.groupBy(
      due,
      ({ organization_id, form_id }) => `${organization_id} ${form_id}`,
    ).values())
      for (let start = 0; start < group.length; start += stepSize)
        erased += await eraseStep(store, group.slice(start, start + stepSize), cutoff, now);
    if (due.length < batchSize) return erased;
  }
}

async function eraseStep(
  store: Store,
  due: readonly DueDeletion[],
  cutoff: number,
  now: number,
): Promise<number> {
  const [first] = due;
  if (first === undefined) return 0;
  const { organization_id, form_id } = first;
  return await store.write(async (transaction) => {
    const { db, lockForms } = transaction;
    await lockForms(organization_id, [form_id]);
    const named = due.map(({ response_id }) => response_id);
    const erased = await stillDeletedBefore(db, organization_id, form_id, named, cutoff);
    if (erased.length > 0) await eraseResponses(transaction, organization_id, form_id, erased, { now });
    return erased.length;
  });
}
