import type { FormDefinition } from '#form/definition/document.ts';
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
  /** Reads it through the API. */
  key: string;
}

/** An installation that services are started on and ended again, with nobody else at it. */
export interface Installation {
  config: DataConfig;
  /** For the services. */
  env: NodeJS.ProcessEnv;
  forms: readonly FormUnderFault[];
  [Symbol.asyncDispose](): Promise<void>;
}

const settings: FormSettings = {
  // Counted on every form, so that this counter too has to agree with the rows.
  quotas: [{ field: 'field3', option: 'front', max: 100_000_000 }],
  // Nobody here is a person.
  spam: 'off',
};

/** With a field for files, so that they are taken at all. */
const withFiles: FormDefinition = {
  ...definition,
  pages: definition.pages.map((page) => ({
    ...page,
    fields: [...page.fields, { id: 'field4', type: 'file_upload', label: 'Files', max_count: 3 }],
  })),
};

/** Each form has an organisation of its own: all of its responses can be listed within one organisation's limit. */
export async function makeInstallation(engine: Engine, count = 3): Promise<Installation> {
  const place = await engine.place();
  const data = await beginData(place.config);
  try {
    const forms: FormUnderFault[] = [];
    for (let number = 1; number <= count; number += 1) {
      const { formId, organizationId } = await addForm(data.store, settings, {
        id: `faulty0${number}`,
        definition: withFiles,
      });
      const { key } = await createApiKey(operatorWrites(data.store, organizationId), 'reader', Date.now());
      forms.push({ id: formId, organizationId, key });
    }
    return {
      config: place.config,
      // All visitors come from one address here.
      env: { ...place.env, CANVASS_LOG_LEVEL: 'warn', CANVASS_SUBMIT_LIMIT: '0' },
      forms,
      [Symbol.asyncDispose]: () => place.remove(),
    };
  } finally {
    await data.close();
  }
}
