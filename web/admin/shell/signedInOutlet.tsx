import { Outlet, useParams, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lostOrganizations } from '../session/trackSignedInUser.ts';
import { useStart } from '../session/useStart.ts';
import { ScreenLoading } from '../status/screenLoading.tsx';

/** Remounts the screens when the user or their organisations change, so that nobody sees another user's data. */
export function SignedInOutlet() {
  const router = useRouter();
  const { start: opened } = useRouteContext({ from: '/signed-in' });
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
