import type { ApiContext, ApiRequest } from '../context.ts';

export async function ping(_context: ApiContext, { organizationName }: ApiRequest) {
  return { organization_name: organizationName };
}
