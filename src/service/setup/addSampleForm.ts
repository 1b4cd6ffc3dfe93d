import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Actor } from '../audit/recordAudit.ts';
import { newForm } from '../form/newForm.ts';

/** Several field types and a rule, on one page that is quickly understood. */
const sample = { name: 'Feedback', template: 'feedback' };

/** The id of a published form to look at; undefined where there is no such template. */
export async function addSampleForm(
  store: Store,
  organizationId: OrganizationId,
  workspace: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<string | undefined> {
  const by = { actor, reach: 'all' } as const;
  const made = await newForm(store, organizationId, { ...sample, workspace }, by, now);
  return made.ok ? made.value.id : undefined;
}
