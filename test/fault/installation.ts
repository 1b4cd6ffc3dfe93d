import { createApiKey } from '#service/createApiKey.ts';
import type { DataConfig } from '#service/openData.ts';
import { openData } from '#service/openData.ts';
import type { OrganizationId } from '#store/tables.ts';
import { addForm } from '../submission/example.ts';
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

/** Counted on every form, so that this counter too has to agree with the rows. */
const seats = { quotas: [{ field: 'field3', option: 'front', max: 100_000_000 }] };

/** Each form has an organisation of its own: all of its responses can be listed within one organisation's limit. */
export async function makeInstallation(engine: Engine, count = 3): Promise<Installation> {
  const place = await engine.place();
  const data = await openData(place.config);
  try {
    const forms: FormUnderFault[] = [];
    for (let number = 1; number <= count; number += 1) {
      const { formId, organizationId } = await addForm(data.store, seats, { id: `faulty0${number}` });
      const { key } = await createApiKey(data.store, organizationId, 'reader', Date.now());
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
