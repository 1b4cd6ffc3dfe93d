import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '#ui/errorState/errorState.tsx';
import { ApiError } from '../api/apiError.ts';
import { useAutoRetry } from '../api/useAutoRetry.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { NotFoundScreen } from './notFoundScreen.tsx';

/** Replaces a screen that failed to load. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { problems, common } = useTexts();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await router.invalidate().finally(() => setBusy(false));
    reset();
  };
  useAutoRetry(error, () => void retry());
  if (error instanceof ApiError && error.code === 'not_found') return <NotFoundScreen />;
  return (
    <ErrorState
      headingLevel={1}
      title={problems.screenFailedTitle}
      text={problemText(error)}
      retry={{ label: common.tryAgain, onPress: () => void retry(), busy: isBusy }}
    />
  );
}
