import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endConfirm, useConfirmAsked } from '../../../api/askToConfirm.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { latePart } from '../../../lazy/latePart.ts';
import { useLatePart } from '../../../lazy/useLatePart.ts';

const identityDialog = latePart(async () => (await import('./identityDialog.tsx')).IdentityDialog);

/** Waits until something is to be done that wants a proof of who somebody is, and asks for it then. */
export function ConfirmIdentity() {
  const isAsked = useConfirmAsked();
  const { pathname } = useLocation();
  const user = useAnswer('start').data?.user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another screen, or as another person, nobody wants it any longer
  useEffect(() => () => endConfirm(false), [pathname, user]);
  const IdentityDialog = useLatePart(identityDialog, isAsked, () => endConfirm(false));
  if (!isAsked || IdentityDialog === undefined) return null;
  return <IdentityDialog onEnd={endConfirm} />;
}
