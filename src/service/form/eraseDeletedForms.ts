import {
  beginFormErasure,
  type ErasedForm,
  eraseFormStep,
  finishFormErasure,
  formsToErase,
} from '#store/query/form/formErasure.ts';
import type { Store } from '#store/store.ts';
import { restorePeriod } from './restoreForm.ts';

/** Rows of a transaction: each is short, because others wait for it on SQLite. */
const stepSize = 500;

/**
 * Erases deleted forms that can no longer be restored, with everything that belongs to them. Goes on where a killed process
 * stopped, and several processes may run it at once. Returns the number erased.
 */
export async function eraseDeletedForms(store: Store, now: number, rows = stepSize): Promise<number> {
  const cutoff = now - restorePeriod;
  let erased = 0;
  for (const form of await formsToErase(store.read, cutoff))
    if (await eraseForm(store, form, { cutoff, now, rows })) erased += 1;
  return erased;
}

/** False if the form was restored in time, or another process was faster. */
async function eraseForm(
  store: Store,
  form: ErasedForm,
  { cutoff, now, rows }: { readonly cutoff: number; readonly now: number; readonly rows: number },
): Promise<boolean> {
  const { organization_id, id } = form;
  const isBegun = await store.write(async ({ db, lockForms }) => {
    await lockForms(organization_id, [id]);
    return await beginFormErasure(db, form, cutoff);
  });
  if (!isBegun) return false;
  for (;;) {
    const step = await store.write(
      async ({ db, lockForms }) => {
        await lockForms(organization_id, [id]);
        // Another process may have finished meanwhile.
        if (!(await beginFormErasure(db, form, cutoff))) return 'others';
        if ((await eraseFormStep(db, form, rows)) > 0) return 'more';
        await finishFormErasure(db, form, now);
        return 'done';
      },
      { ofForms: 'counts' },
    );
    if (step !== 'more') return step === 'done';
  }
}
