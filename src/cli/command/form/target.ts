import type { FormFile } from '#form/schema/formFile.ts';
import { chooseOrganization } from '#service/chooseOrganization.ts';
import { chooseForm, type FormNotFound } from '#service/form/chooseForm.ts';
import type { Data } from '#service/openData.ts';
import type { FormRow } from '#store/query/form.ts';
import type { OrganizationRow } from '#store/query/organization.ts';
import { CommandFailure } from '../../failure.ts';
import { note } from '../../output.ts';
import { type DataFlags, organizationOrFail } from '../../withData.ts';
import { isFile, loadOrFail, refuseOtherFile } from './loadOrFail.ts';

export interface FormFlags extends DataFlags {
  organization?: string;
}

/** Whom a file means: the organisation of the flag, the one the file names, or the only one there is. */
export async function organizationOfFile(
  data: Data,
  flags: FormFlags,
  { organization }: Pick<FormFile, 'organization'>,
): Promise<OrganizationRow> {
  if (flags.organization !== undefined || organization === undefined)
    return await organizationOrFail(data, flags.organization);
  const only = await chooseOrganization(data.store.read, undefined);
  const named = await chooseOrganization(data.store.read, organization);
  if (named.ok || !only.ok) return await organizationOrFail(data, organization);
  note(`The file names the organisation "${organization}"; "${only.value.name}" is the only one here.`);
  return only.value;
}

/** The stored form that a file or an id, a slug or a name means. */
export async function formOrFail(data: Data, flags: FormFlags, fileOrId: string): Promise<FormRow> {
  if (!isFile(fileOrId)) {
    const organization = await organizationOrFail(data, flags.organization);
    const chosen = await chooseForm(data.store.read, organization.id, fileOrId);
    if (chosen.ok) return chosen.value;
    refuseOtherFile(fileOrId);
    throw new CommandFailure(notFound(chosen.failure));
  }
  const { file } = await loadOrFail(fileOrId);
  const organization = await organizationOfFile(data, flags, file);
  const chosen =
    file.id === undefined ? undefined : await chooseForm(data.store.read, organization.id, file.id);
  if (chosen?.ok && chosen.value.id === file.id) return chosen.value;
  throw new CommandFailure(
    `The form of ${fileOrId} is not here yet. Push it first: node bin/canvass form push ${fileOrId}`,
  );
}

export function notFound({ code, asked }: FormNotFound): string {
  return code === 'form_unknown'
    ? `There is no form with the id, address or name "${asked}". node bin/canvass form list shows them.`
    : `Several forms are called "${asked}". Name one by its id: node bin/canvass form list`;
}

/** How messages name a form. */
export function titled({ name, id }: Pick<FormRow, 'name' | 'id'>): string {
  return `"${name}" (${id})`;
}
