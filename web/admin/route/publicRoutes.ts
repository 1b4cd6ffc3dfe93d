import { createRoute } from '@tanstack/react-router';
import { safeRedirectPath } from '#contract/app/safeRedirectPath.ts';
import { lazyScreen } from '../lazy/lazyScreen.ts';
import { PublicFrame } from '../shell/publicFrame.tsx';
import { root } from './root.ts';

const publicRoute = createRoute({ getParentRoute: () => root, id: 'public', component: PublicFrame });

const setup = createRoute({
  getParentRoute: () => publicRoute,
  path: '/setup/$secret',
  component: lazyScreen(() => import('../screen/account/setup/setupScreen.tsx'), 'SetupScreen'),
});

const join = createRoute({
  getParentRoute: () => publicRoute,
  path: '/join/$secret',
  component: lazyScreen(() => import('../screen/account/join/joinScreen.tsx'), 'JoinScreen'),
});

/** Not below `/join/`, where the segment is a secret. */
const oidcJoin = createRoute({
  getParentRoute: () => publicRoute,
  path: '/app/join',
  component: lazyScreen(() => import('../screen/account/join/oidcJoinScreen.tsx'), 'OidcJoinScreen'),
});

const reset = createRoute({
  getParentRoute: () => publicRoute,
  path: '/reset/$secret',
  component: lazyScreen(() => import('../screen/account/reset/resetScreen.tsx'), 'ResetScreen'),
});

const confirmEmail = createRoute({
  getParentRoute: () => publicRoute,
  path: '/confirm-email/$secret',
  component: lazyScreen(
    () => import('../screen/account/confirmEmail/confirmEmailScreen.tsx'),
    'ConfirmEmailScreen',
  ),
});

const signIn = createRoute({
  getParentRoute: () => publicRoute,
  path: '/app/sign-in',
  validateSearch: (search: Record<string, unknown>): { to?: string; problem?: string; deleted?: true } => ({
    ...(search.to === undefined ? {} : { to: safeRedirectPath(search.to) }),
    ...(typeof search.problem === 'string' ? { problem: search.problem } : {}),
    ...(search.deleted === true ? { deleted: true } : {}),
  }),
  component: lazyScreen(() => import('../screen/account/signIn/signInScreen.tsx'), 'SignInScreen'),
});

const forgot = createRoute({
  getParentRoute: () => publicRoute,
  path: '/app/forgot',
  component: lazyScreen(() => import('../screen/account/forgot/forgotScreen.tsx'), 'ForgotScreen'),
});

/** Screens that need no session. */
export const publicRoutes = publicRoute.addChildren([
  setup,
  join,
  oidcJoin,
  reset,
  confirmEmail,
  signIn,
  forgot,
]);
