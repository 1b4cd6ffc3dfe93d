import { useEffect } from 'react';
import { identityPrompt } from '#admin/api/prompt.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useHistoryLocation } from '#admin/history/useHistoryLocation.ts';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { useLazyPart } from '#admin/lazy/useLazyPart.ts';

const identityDialog = lazyPart(async () => (await import('./identityDialog.tsx')).IdentityDialog);

/** Opens the identity dialog while a call waits for a proof of identity. */
export function ConfirmIdentity() {
  const isOpen = identityPrompt.useIsOpen();
  const { pathname } = useHistoryLocation();
  const user = useRouteQuery('start').data?.user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen or user cancels the prompt
  useEffect(() => () => identityPrompt.resolve(false), [pathname, user]);
  const IdentityDialog = useLazyPart(identityDialog, isOpen, () => identityPrompt.resolve(false));
  if (!isOpen || IdentityDialog === undefined) return null;
  return <IdentityDialog onEnd={identityPrompt.resolve} />;
}
