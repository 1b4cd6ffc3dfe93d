import { Outlet, useParams, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lostOrganizations } from '../session/trackSignedInUser.ts';
import { useStart } from '../session/useStart.ts';
import { ScreenLoading } from '../status/screenLoading.tsx';

/**
 * Around the screens of whoever is signed in. What was opened by one person is not shown to another, nor what is in an
 * organisation to somebody who no longer belongs to it, not even for the moment until it is decided where they go.
 */
export function SignedInOutlet() {
  const router = useRouter();
  const { start: opened } = useRouteContext({ from: '/inside' });
  const { organization = '' } = useParams({ strict: false });
  const now = useStart();
  const isAnother = opened.user?.id !== now.user?.id;
  const isOld = isAnother || lostOrganizations(opened, now).includes(organization);
  const isHomeNext = isAnother && now.user !== null;
  useEffect(() => {
    if (isHomeNext) void router.navigate({ to: '/app', replace: true, ignoreBlocker: true });
    else if (isOld) void router.invalidate();
  }, [router, isOld, isHomeNext]);
  return isOld ? <ScreenLoading /> : <Outlet />;
}
