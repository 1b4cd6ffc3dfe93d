import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endConfirm, useConfirmAsked } from '../../../api/askToConfirm.ts';
import { useRouteQuery } from '../../../api/useRouteQuery.ts';
import { lazyPart } from '../../../lazy/lazyPart.ts';
import { useLazyPart } from '../../../lazy/useLazyPart.ts';

const identityDialog = lazyPart(async () => (await import('./identityDialog.tsx')).IdentityDialog);

/** Waits until something is to be done that wants a proof of who somebody is, and asks for it then. */
export function ConfirmIdentity() {
  const isAsked = useConfirmAsked();
  const { pathname } = useLocation();
  const user = useRouteQuery('start').data?.user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another screen, or as another person, nobody wants it any longer
  useEffect(() => () => endConfirm(false), [pathname, user]);
  const IdentityDialog = useLazyPart(identityDialog, isAsked, () => endConfirm(false));
  if (!isAsked || IdentityDialog === undefined) return null;
  return <IdentityDialog onEnd={endConfirm} />;
}
