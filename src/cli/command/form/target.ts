import type { FormFile } from '#form/schema/formFile.ts';
import { chooseForm, type FormNotFound } from '#service/form/chooseForm.ts';
import type { Data } from '#service/operate/openData.ts';
import { chooseOrganization } from '#service/organization/chooseOrganization.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { findAddressHolder, findFormDocument, findFormsByName } from '#store/query/form/formDocument.ts';
import { listOrganizations, type OrganizationRow } from '#store/query/organization/organization.ts';
import { findFormAnywhere } from '#store/query/transfer/importing.ts';
import { CommandFailure } from '../../failure.ts';
import { type DataFlags, organizationOrFail } from '../../withData.ts';
import { isFile, loadOrFail, refuseOtherFile } from './loadOrFail.ts';

export interface FormFlags extends DataFlags {
  organization?: string;
}

/** The organisation for a file: from the flag, from the file, the one that already has the form, or the only one. */
export async function organizationOfFile(
  data: Data,
  flags: FormFlags,
  { organization, id }: Pick<FormFile, 'organization' | 'id'>,
): Promise<OrganizationRow> {
  const named = flags.organization ?? organization;
  const known =
    named === undefined && id !== undefined ? await findFormAnywhere(data.store.read, id) : undefined;
  return await organizationOrFail(
    data,
    named ?? known?.organization_id,
    'Choose one with --organization <id or name>, or with "organization" in the file',
  );
}

/** Finds the stored form for a file, an id, a slug or a name. */
export async function formOrFail(data: Data, flags: FormFlags, fileOrId: string): Promise<FormRow> {
  return isFile(fileOrId)
    ? await formOfFile(data, flags, fileOrId)
    : await formByReference(data, flags, fileOrId);
}

async function formByReference(data: Data, flags: FormFlags, asked: string): Promise<FormRow> {
  const db = data.store.read;
  // Ids and slugs are unique in the installation, so no organisation is needed.
  const holder = flags.organization === undefined ? await findAddressHolder(db, asked) : undefined;
  const held = holder && (await findFormDocument(db, holder.organization_id, holder.id));
  if (held !== undefined) return held;
  const only = await chooseOrganization(db, flags.organization);
  if (!only.ok) {
    await refuseDeleted(data, asked, `The form "${asked}"`);
    if (only.failure.code === 'organization_needed' && !(await isNameAnywhere(data, asked))) {
      refuseOtherFile(asked);
      throw new CommandFailure(notFound({ code: 'form_unknown', asked }), 'form_unknown');
    }
  }
  const organization = await organizationOrFail(data, flags.organization);
  const chosen = await chooseForm(db, organization.id, asked);
  if (chosen.ok) return chosen.value;
  await refuseDeleted(data, asked, `The form "${asked}"`);
  refuseOtherFile(asked);
  throw new CommandFailure(notFound(chosen.failure), chosen.failure.code);
}

/** Whether naming an organisation could find a form. */
async function isNameAnywhere({ store }: Data, asked: string): Promise<boolean> {
  const organizations = await listOrganizations(store.read);
  // Without any organisation, that is what to say.
  if (organizations.length === 0) return true;
  for (const { id } of organizations)
    if ((await findFormsByName(store.read, id, asked)).length > 0) return true;
  return false;
}

async function formOfFile(data: Data, flags: FormFlags, path: string): Promise<FormRow> {
  const { file } = await loadOrFail(path);
  const organization = await organizationOfFile(data, flags, file);
  const found =
    file.id === undefined ? undefined : await findFormDocument(data.store.read, organization.id, file.id);
  if (found !== undefined) return found;
  if (file.id !== undefined) await refuseDeleted(data, file.id, `The form in ${path}`);
  throw new CommandFailure(
    `The form in ${path} does not exist here yet. Push it first: node bin/canvass form push ${path}`,
    'form_unknown',
  );
}

async function refuseDeleted(data: Data, id: string, what: string): Promise<void> {
  const found = await findFormAnywhere(data.store.read, id);
  if (found === undefined || found.deleted_at === null) return;
  throw new CommandFailure(
    `${what} was deleted. You can restore it for 7 days: form restore ${id}. To create a new form from a file, remove the id and push it.`,
    'form_deleted',
  );
}

export function notFound({ code, asked }: FormNotFound): string {
  return code === 'form_unknown'
    ? `There is no form with the id, address or name "${asked}". node bin/canvass form list shows them.`
    : `Several forms are called "${asked}". Name one by its id: node bin/canvass form list`;
}

/** The form's name in messages. */
export function formTitle({ name, id }: Pick<FormRow, 'name' | 'id'>): string {
  return `"${name}" (${id})`;
}
