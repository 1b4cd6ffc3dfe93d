import { failed, ok, type Result } from '#kit/result.ts';
import { findOrganization, findOrganizationsByName } from '#store/query/organization/organization.ts';
import type { Database } from '#store/tables.ts';
import type { Data } from '../../operate/openData.ts';
import { createApiKey } from '../../organization/key/createApiKey.ts';
import { operatorWrites } from '../../organization/operatorWrites.ts';
import { type ImportFailure, type ImportOptions, importArchive } from '../archive/importArchive.ts';
import { type DemoOptions, demoArchive, demoName } from './demoArchive.ts';

export interface MadeDemo {
  organization: { id: string; name: string };
  /** False if an earlier run created it; then only the key is new. */
  created: boolean;
  key: string;
  forms: string[];
  responses: number;
}

/** Creates the demo organisation if it does not exist yet, and always a new key for it. */
export async function makeDemo(
  data: Pick<Data, 'store' | 'files' | 'folder'>,
  demo: DemoOptions,
  options: ImportOptions = {},
): Promise<Result<MadeDemo, ImportFailure>> {
  // The ids do not depend on the name.
  let source = demoArchive(demo);
  const { id = '' } = await source.organization();
  let organization = await findOrganization(data.store.read, id);
  const created = organization === undefined;
  if (organization === undefined) {
    source = demoArchive({ ...demo, name: await freeName(data.store.read) });
    // An existing demo is not imported again: people may have changed it, and the import would refuse the difference.
    const imported = await importArchive(data, source, options);
    if (!imported.ok) return failed(imported.failure);
    organization = await findOrganization(data.store.read, imported.value.organization.id);
  }
  if (organization === undefined) throw new Error('the demo organisation vanished while it was made');
  const { key } = await createApiKey(operatorWrites(data.store, organization.id), 'demo', Date.now());
  const forms = await Array.fromAsync(source.forms());
  return ok({
    organization: { id: organization.id, name: organization.name },
    created,
    key,
    forms: forms.map(({ value }) => value.id),
    responses: demo.responses,
  });
}

/** `Lantern House`, `Lantern House 2`, …: an import would merge this demo into another one of the same name. */
async function freeName(db: Database): Promise<string> {
  for (let index = 1; ; index += 1) {
    const name = index === 1 ? demoName : `${demoName} ${index}`;
    if ((await findOrganizationsByName(db, name)).length === 0) return name;
  }
}
