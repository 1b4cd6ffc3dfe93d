import { lockedForm } from '../query/form/publishedForm.ts';
import { addToTotals, newestTime } from '../query/response/response.ts';
import type { FormBatch, LastNumbers } from '../store.ts';
import type { Database } from '../tables.ts';

/** Runs one prepared query per form, because an SQLite statement is only a function call. */
export function formBatch(db: Database): FormBatch {
  return {
    async read(organizationId, formIds) {
      const forms = [];
      for (const id of formIds) {
        const form = await lockedForm(db, organizationId, id);
        if (form !== undefined) forms.push(form);
      }
      return forms;
    },
    async newestTimes(organizationId, formIds) {
      const times = new Map<string, number>();
      for (const id of formIds) {
        const time = await newestTime(db, organizationId, id);
        if (time !== undefined) times.set(id, time);
      }
      return times;
    },
    async addTotals(organizationId, added) {
      const last = new Map<string, LastNumbers>();
      for (const { form_id, live, test } of added) {
        const [row] = await addToTotals(db, organizationId, form_id, live, test);
        if (row !== undefined) last.set(form_id, { live: row.last_number, test: row.last_test_number });
      }
      return last;
    },
  };
}
