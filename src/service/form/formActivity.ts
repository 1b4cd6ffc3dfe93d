import { day } from '#kit/time/durations.ts';
import { dayCounts } from '#store/query/response/dayCounts.ts';
import type { OrganizationId, StaleDatabase } from '#store/tables.ts';

const activityDays = 30;

/** Enough for 2000 forms that were answered on every day. */
const maxRows = 2000 * activityDays;

/** The responses of each of the last 30 days, the last one today, of forms that have any. */
export async function formActivity(
  db: StaleDatabase,
  organizationId: OrganizationId,
  workspaces: 'all' | readonly string[],
  now: number,
): Promise<Record<string, number[]>> {
  const first = Math.floor(now / day) - activityDays + 1;
  const rows = await dayCounts(db, organizationId, workspaces, { since: first * day, limit: maxRows });
  const forms = new Map<string, number[]>();
  for (const { form_id, start, live } of rows) {
    const days = forms.get(form_id) ?? Array<number>(activityDays).fill(0);
    const index = Math.floor(start / day) - first;
    if (index < activityDays) days[index] = live;
    forms.set(form_id, days);
  }
  return Object.fromEntries(forms);
}
