import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { newForm } from '../../form/newForm.ts';
import { publishForm } from '../../form/publishForm.ts';

/** Shows several field types and a rule on one simple page. */
const template = 'feedback';

interface SampleForm {
  /** The id of the workspace that receives the form. */
  readonly workspace: string;
  readonly name: string;
  readonly language: string | undefined;
}

/** Returns the id of a published sample form; undefined if the template does not exist. */
export async function addSampleForm(
  writes: OrganizationWrites,
  wanted: SampleForm,
  now: number,
): Promise<string | undefined> {
  const made = await newForm(writes, { ...wanted, from: { template } }, now);
  if (!made.ok) return undefined;
  await publishForm(writes, made.value.id, now);
  return made.value.id;
}
