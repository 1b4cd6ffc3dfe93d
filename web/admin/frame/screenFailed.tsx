import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ErrorState } from '../../ui/errorState/errorState.tsx';
import { onReturn } from '../api/reach.ts';
import { Refused } from '../api/refused.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { NotFoundScreen } from './notFoundScreen.tsx';

/** Stands in the place of a screen that could not be shown. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { problems, common } = useTexts();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const retry = useCallback(async () => {
    setBusy(true);
    await router.invalidate().finally(() => setBusy(false));
    reset();
  }, [router, reset]);
  useEffect(() => onReturn(() => void retry()), [retry]);
  if (error instanceof Refused && error.code === 'not_found') return <NotFoundScreen />;
  return (
    <ErrorState
      headingLevel={1}
      title={problems.screenFailedTitle}
      text={problemText(error)}
      retry={{ label: common.tryAgain, onPress: () => void retry(), busy: isBusy }}
    />
  );
}
