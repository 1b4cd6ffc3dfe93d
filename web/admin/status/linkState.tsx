import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isLinkInvalid } from '../api/useLinkContent.ts';
import { Unanswered } from './unanswered.tsx';

interface LinkStateProps {
  readonly asked: UseQueryResult<unknown>;
  /** Where the link is used, old or incomplete. */
  readonly invalid: ReactNode;
}

/** In the place of a link's screen, while it is not known what the link is for. */
export function LinkState({ asked, invalid }: LinkStateProps) {
  return isLinkInvalid(asked.error) ? invalid : <Unanswered answer={asked} />;
}
