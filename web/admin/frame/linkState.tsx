import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/errorState/errorState.tsx';
import { Waiting } from '../../ui/waiting/waiting.tsx';
import { isLinkInvalid } from '../api/useLinkContent.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useTexts } from '../texts/useTexts.ts';

interface LinkStateProps {
  readonly asked: UseQueryResult<unknown>;
  /** Where the link is used, old or incomplete. */
  readonly invalid: ReactNode;
}

/** In the place of a link's screen, while it is not known what the link is for. */
export function LinkState({ asked: { error, refetch, isFetching }, invalid }: LinkStateProps) {
  const { common, problems } = useTexts();
  const problemText = useProblemText();
  if (error === null)
    return (
      <div className="outside-sheet">
        <Waiting label={common.loading} />
      </div>
    );
  if (isLinkInvalid(error)) return invalid;
  return (
    <ErrorState
      title={problems.screenFailedTitle}
      text={problemText(error)}
      retry={{ label: common.tryAgain, onPress: () => void refetch(), busy: isFetching }}
    />
  );
}
