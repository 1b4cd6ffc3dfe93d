import { formSecrets, originsIn } from '#store/query/workflow/formSecret.ts';
import type { ReadOnlyStore } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';

export interface FormSecret {
  readonly value: string;
  /** The only ones that it is sent to. */
  readonly origins: readonly string[];
}

/** The secrets of a form by their names, without those whose keys were lost. */
export async function openFormSecrets(
  { read }: Pick<ReadOnlyStore, 'read'>,
  keys: AccountKeys,
  organizationId: OrganizationId,
  formId: string,
): Promise<ReadonlyMap<string, FormSecret>> {
  const opened = new Map<string, FormSecret>();
  for (const row of await formSecrets(read, organizationId, formId)) {
    const value = keys.open('form_secret', row.sealed);
    if (value !== undefined) opened.set(row.name, { value, origins: originsIn(row) });
  }
  return opened;
}
