import { type EndpointName, paths } from '#contract/paths.ts';
import { decodedSegment } from '../decodedSegment.ts';
import { type Match, parameter } from '../route/router.ts';
import type { Row } from '../route/row.ts';
import { type Api, handleApi } from './handleApi.ts';

type ApiRow = Row<{ readonly api: Api }>;

const common = {
  access: 'api key',
  origin: 'app',
  // Pages of other sites have no API key.
  refusesForeignHost: 'never',
  // The contract checks key, rate limit and id before the method.
  methodCheck: 'handler',
} as const;

/** `/v1` and `/v2`, by the contract's paths. */
export const apiRows: readonly ApiRow[] = [
  ...(Object.keys(paths) as EndpointName[]).map(
    (name): ApiRow => ({
      ...common,
      ...deprecation(name),
      pattern: paths[name],
      methods: ['GET'],
      name,
      handle: async ({ api }, exchange, match) => {
        const id = idIn(match);
        await handleApi(api, exchange, match, id === undefined ? undefined : { name, id });
      },
    }),
  ),
  ...['v1', 'v2'].map(
    (version): ApiRow => ({
      ...common,
      ...deprecation(version),
      pattern: `/${version}/*`,
      methods: 'any',
      name: 'api.unknown',
      handle: async ({ api }, exchange, match) => await handleApi(api, exchange, match, undefined),
    }),
  ),
];

function deprecation(name: string): Pick<ApiRow, 'deprecated'> {
  return name.startsWith('v1') ? { deprecated: { since: '@1704067200', successor: '/v2' } } : {};
}

/** The decoded id; empty if the path has none, undefined if it is invalid. */
function idIn(match: Match): string | undefined {
  const segment = parameter(match, 'id');
  if (segment === undefined) return '';
  const id = decodedSegment(segment);
  // No stored id holds U+0000, and PostgreSQL would refuse to look for one.
  return id === undefined || id.includes('\0') ? undefined : id;
}
