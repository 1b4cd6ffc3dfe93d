import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '#config';
import { beginData } from '#service/operate/openData.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { ArchiveSource } from '#service/transfer/archive/source.ts';
import { findForm } from '#store/query/form/form.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { type ImportFigures, measureImport } from './measureImport.ts';
import { resetLimits } from './resetLimits.ts';

export interface Installation {
  folder: string;
  env: NodeJS.ProcessEnv;
  forms: Record<'latin' | 'nonlatin' | 'small', { formId: string; key: string; live: number }>;
  imported: ImportFigures;
  resetLimits(): Promise<void>;
  close(): Promise<void>;
}

/** Fills a new installation the way a user would: an archive on disk, `canvass import`, an API key. */
export async function buildInstallation(
  folder: string,
  postgresUrl: string | undefined,
  sources: Record<'latin' | 'nonlatin' | 'small', ArchiveSource>,
): Promise<Installation> {
  const env = {
    CANVASS_DATA: join(folder, 'data'),
    ...(postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl }),
  };
  const load = async (name: keyof typeof sources) => {
    const archive = join(folder, name);
    await writeArchive(sources[name], archive);
    const forms = await Array.fromAsync(sources[name].forms());
    const form = forms[0]?.value;
    if (form === undefined) throw new Error('the generated archive has no form');
    const figures = await measureImport(archive, form.responses, env);
    await rm(archive, { recursive: true });
    return { figures, formId: form.id };
  };
  const latin = await load('latin');
  const nonlatin = await load('nonlatin');
  const small = await load('small');

  const data = await beginData(readConfig({}, env));
  const open = async (name: keyof typeof sources, formId: string) => {
    const { id = '' } = await sources[name].organization();
    const organization = await findOrganization(data.store.read, id);
    if (organization === undefined) throw new Error('the import made no organisation');
    const form = await findForm(data.store.read, organization.id, formId);
    const { key } = await createApiKey(operatorWrites(data.store, organization.id), 'bench', Date.now());
    return { formId, key, live: form?.live_count ?? 0 };
  };
  const forms = {
    latin: await open('latin', latin.formId),
    nonlatin: await open('nonlatin', nonlatin.formId),
    small: await open('small', small.formId),
  };
  return {
    folder,
    env,
    forms,
    imported: latin.figures,
    resetLimits: () => resetLimits(data, env.CANVASS_DATA),
    close: () => data.close(),
  };
}
