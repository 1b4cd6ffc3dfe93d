import { newForm } from '../../form/newForm.ts';
import type { OrganizationWrites } from '../../organization/organizationWrites.ts';

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
  writes: OrganizationWrites,
  wanted: SampleForm,
  now: number,
): Promise<string | undefined> {
  const made = await newForm(writes, { ...wanted, template }, now);
  return made.ok ? made.value.id : undefined;
}
