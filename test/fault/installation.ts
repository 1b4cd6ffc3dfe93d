import type { FormDefinition, Workflow } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { DataConfig } from '#service/operate/openData.ts';
import { beginData } from '#service/operate/openData.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { OrganizationId } from '#store/tables.ts';
import { addForm, definition } from '../submission/example.ts';
import type { Engine } from '../support/engines.ts';

export interface FormUnderFault {
  id: string;
  organizationId: OrganizationId;
  /** Reads the form through the API. */
  key: string;
}

/** An installation on which services are started and stopped, without other users. */
export interface Installation {
  config: DataConfig;
  /** The environment of the services. */
  env: NodeJS.ProcessEnv;
  forms: readonly FormUnderFault[];
  [Symbol.asyncDispose](): Promise<void>;
}

const settings: FormSettings = {
  // Every form has a quota, so that its counter must match the rows too.
  quotas: [{ field: 'field3', option: 'front', max: 100_000_000 }],
  // All senders here are programs.
  spam: 'off',
};

/** The form with a file field, so that files are accepted. */
const withFiles: FormDefinition = {
  ...definition,
  pages: definition.pages.map((page) => ({
    ...page,
    fields: [...page.fields, { id: 'field4', type: 'file_upload', label: 'Files', max_count: 3 }],
  })),
};

/** Each form has its own organisation, so that all its responses can be listed within one rate limit. */
export async function makeInstallation(
  engine: Engine,
  count = 3,
  { workflows = [], env = {} }: { workflows?: Workflow[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Installation> {
  const location = await engine.location();
  const data = await beginData(location.config);
  try {
    const forms: FormUnderFault[] = [];
    for (let number = 1; number <= count; number += 1) {
      const { formId, organizationId } = await addForm(data.store, settings, {
        id: `faulty0${number}`,
        definition: { ...withFiles, ...(workflows.length === 0 ? {} : { workflows }) },
      });
      const { key } = await createApiKey(operatorWrites(data.store, organizationId), 'reader', Date.now());
      forms.push({ id: formId, organizationId, key });
    }
    return {
      config: location.config,
      // All visitors come from one address here.
      env: { ...location.env, CANVASS_LOG_LEVEL: 'warn', CANVASS_SUBMIT_LIMIT: '0', ...env },
      forms,
      [Symbol.asyncDispose]: () => location.remove(),
    };
  } finally {
    await data.close();
  }
}
