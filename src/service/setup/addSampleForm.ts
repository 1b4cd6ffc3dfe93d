import { newShortId } from '#kit/ids.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { readFormFile } from '../form/formFile/readFormFile.ts';
import { splitFormFile } from '../form/formFile/splitFormFile.ts';
import { publishForm } from '../form/publishForm.ts';
import { pushForm } from '../form/pushForm.ts';
import { listTemplates } from '../form/templates.ts';

/** Several field types and a rule, on one page that is quickly understood. */
const sample = 'feedback';

/** A published form to look at; undefined where it could not be made, which no set-up should fail by. */
export async function addSampleForm(
  store: Store,
  organizationId: OrganizationId,
  workspace: string,
  now: number,
): Promise<string | undefined> {
  const template = (await listTemplates()).find(({ name }) => name === sample);
  const read = template && (await readFormFile(template.text, 'yaml'));
  if (!read?.ok) return undefined;
  const id = newShortId();
  const order = { ...splitFormFile(read.value.file), id, workspace };
  const pushed = await pushForm(store, organizationId, order, now);
  if (!pushed.ok) return undefined;
  const published = await publishForm(store, organizationId, id, now);
  return published.ok ? id : undefined;
}
