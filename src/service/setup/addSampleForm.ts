import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Actor } from '../audit/recordAudit.ts';
import { newForm } from '../form/newForm.ts';

/** Several field types and a rule, on one page that is quickly understood. */
const template = 'feedback';

interface SampleForm {
  /** The id of the workspace that it is made in. */
  readonly workspace: string;
  readonly name: string;
  readonly language: string | undefined;
}

/** The id of a published form to look at; undefined where there is no such template. */
export async function addSampleForm(
  store: Store,
  organizationId: OrganizationId,
  wanted: SampleForm,
  { actor, now }: { actor: Actor; now: number },
): Promise<string | undefined> {
  const by = { actor, reach: 'all' } as const;
  const made = await newForm(store, organizationId, { ...wanted, template }, by, now);
  return made.ok ? made.value.id : undefined;
}
