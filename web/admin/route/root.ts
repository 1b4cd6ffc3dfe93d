import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { routeQueryOptions } from '../api/useRouteQuery.ts';
import { FullScreenError, FullScreenNotFound } from '../shell/fullScreenStatus.tsx';
import { Root } from '../shell/root.tsx';

export const root = createRootRouteWithContext<{ readonly client: QueryClient }>()({
  component: Root,
  notFoundComponent: FullScreenNotFound,
  errorComponent: FullScreenError,
  beforeLoad: async ({ context: { client } }) => ({
    start: await client.ensureQueryData(routeQueryOptions('start')),
  }),
});
