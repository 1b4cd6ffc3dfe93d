import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OfflineBar } from '#ui/offlineBar/offlineBar.tsx';
import { useOnline } from '#ui/offlineBar/useOnline.ts';
import { onReconnect } from '../api/connectivity.ts';
import { useIsAway } from '../api/useIsAway.ts';
import { useHistoryLocation } from '../history/useHistoryLocation.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Shows when the data may be stale, and refetches it once the service answers. */
export function ConnectivityBar() {
  const { problems } = useTexts();
  const client = useQueryClient();
  const isOnline = useOnline();
  const isAway = useIsAway();
  useEffect(() => onReconnect(() => void client.invalidateQueries()), [client]);
  // The editor of a form goes on without a connection.
  const isInForm = /^\/app\/o\/[^/]+\/f\/[^/]/.test(useHistoryLocation().pathname);
  const text = isInForm ? problems.awayFromForm : isOnline ? problems.unanswering : problems.offline;
  return <OfflineBar text={isAway ? text : undefined} />;
}
