import { failed, ok, type Result } from '#kit/result.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Data } from '../../operate/openData.ts';
import { createApiKey } from '../../organization/key/createApiKey.ts';
import { operatorWrites } from '../../organization/operatorWrites.ts';
import { type ImportFailure, type ImportOptions, importArchive } from '../archive/importArchive.ts';
import { type DemoOptions, demoArchive } from './demoArchive.ts';

export interface MadeDemo {
  organization: { id: string; name: string };
  /** False where an earlier run had made it; then nothing but the key is new. */
  created: boolean;
  key: string;
  forms: string[];
  responses: number;
}

/** Makes the demo organisation where it is not there yet, and a fresh key to it in any case. */
export async function makeDemo(
  data: Pick<Data, 'store' | 'files' | 'folder'>,
  demo: DemoOptions,
  options: ImportOptions = {},
): Promise<Result<MadeDemo, ImportFailure>> {
  const source = demoArchive(demo);
  const { id = '' } = await source.organization();
  let organization = await findOrganization(data.store.read, id);
  const created = organization === undefined;
  if (organization === undefined) {
    // Not also where it exists: people may have changed it since, and an import would refuse the difference.
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
