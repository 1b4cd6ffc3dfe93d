import type { Api } from '../api/handleApi.ts';
import { limits } from '../limits.ts';
import type { Row } from '../route/row.ts';

/** The addresses at which programs write forms, apart from the read-only API. */
export const formsApiRows: readonly Row<{ readonly api: Api }>[] = [
  {
    pattern: '/forms-api/forms/:form',
    methods: ['PUT'],
    name: 'forms-api.put',
    access: 'writing key',
    origin: 'app',
    // Pages of other sites have no API key.
    refusesForeignHost: 'never',
    body: { most: limits.formBody },
    handle: async ({ api }, exchange, match) =>
      await (await import('./putForm.ts')).putForm(api, exchange, match),
  },
];
