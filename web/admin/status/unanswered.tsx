import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../ui/errorState/errorState.tsx';
import { useProblemText } from '../api/useProblemText.ts';
import { useRetries } from '../api/useRetries.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ScreenWaiting } from './screenWaiting.tsx';

/** In the place of what an answer would show, while there is none. */
export function Unanswered({
  answer,
}: {
  readonly answer: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}) {
  const { problems, common } = useTexts();
  const problemText = useProblemText();
  useRetries(answer.error, () => void (answer.isFetching || answer.refetch()));
  if (answer.error === null) return <ScreenWaiting />;
  return (
    <ErrorState
      title={problems.screenFailedTitle}
      text={problemText(answer.error)}
      retry={{ label: common.tryAgain, onPress: () => void answer.refetch(), busy: answer.isFetching }}
    />
  );
}
