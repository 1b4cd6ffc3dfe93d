import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isLinkInvalid } from '../api/useSecretLink.ts';
import { QueryStatus } from './queryStatus.tsx';

interface LinkStateProps {
  readonly query: UseQueryResult<unknown>;
  /** Shown for a link that is used, expired or incomplete. */
  readonly invalid: ReactNode;
}

/** Shown while the link's purpose is loading, or when the link is invalid. */
export function LinkState({ query, invalid }: LinkStateProps) {
  return isLinkInvalid(query.error) ? invalid : <QueryStatus query={query} />;
}
