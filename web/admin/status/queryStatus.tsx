import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '#ui/errorState/errorState.tsx';
import { useAutoRetry } from '../api/useAutoRetry.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ScreenLoading } from './screenLoading.tsx';

/** Shows a skeleton while a query loads, and its error with a retry button. */
export function QueryStatus({
  query,
  headingLevel,
}: {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** 1 if it fills the whole screen. */
  readonly headingLevel?: 1 | 2;
}) {
  const { problems, common } = useTexts();
  const problemText = useProblemText();
  useAutoRetry(query.error, () => void (query.isFetching || query.refetch()));
  if (query.error === null) return <ScreenLoading />;
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={problems.screenFailedTitle}
      text={problemText(query.error)}
      retry={{ label: common.tryAgain, onPress: () => void query.refetch(), busy: query.isFetching }}
    />
  );
}
