import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../ui/errorState/errorState.tsx';
import { Refused } from '../api/refused.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useRetries } from '../api/useRetries.ts';
import { useTexts } from '../texts/useTexts.ts';
import { NotFoundScreen } from './notFoundScreen.tsx';

/** Stands in the place of a screen that could not be shown. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { problems, common } = useTexts();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await router.invalidate().finally(() => setBusy(false));
    reset();
  };
  useRetries(error, () => void retry());
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
