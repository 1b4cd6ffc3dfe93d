import { useEffect, useState } from 'react';
import { ErrorState } from '#ui/errorState/errorState.tsx';
import { useAutoRetry } from '../api/useAutoRetry.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { focusScreen, hasOpenedAnotherScreen } from '../history/focusScreen.ts';
import { reportScreenShown } from '../history/screenShown.ts';
import { reloadIfOutdated } from '../lazy/reloadIfOutdated.ts';
import { ScreenLoading } from '../status/screenLoading.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { OpenPublicScreen } from './publicScreens.ts';

/** Imports the screen's script, then shows it. */
export function PublicScreenLoader({ open }: { readonly open: OpenPublicScreen }) {
  const { part, secret } = open;
  const [, setLoads] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  const Screen = part.loaded();
  const isMissing = Screen === undefined;
  useEffect(() => {
    if (!isMissing || failure !== undefined) return;
    let isWanted = true;
    part.load().then(
      () => isWanted && setLoads((count) => count + 1),
      (error: unknown) => isWanted && !reloadIfOutdated(error) && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [part, isMissing, failure]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same address is opened again
  useEffect(() => {
    if (!isMissing) reportScreenShown();
  }, [isMissing, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen takes the focus
  useEffect(() => {
    if (!isMissing && hasOpenedAnotherScreen()) focusScreen();
  }, [isMissing, part, secret]);
  if (Screen !== undefined) return <Screen key={secret} secret={secret} search={open.search} />;
  if (failure === undefined) return <ScreenLoading />;
  return <LoadFailure error={failure} onRetry={() => setFailure(undefined)} />;
}

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown when a script could not be loaded. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { problems, common } = useTexts();
  const problemText = useProblemText();
  useAutoRetry(error, onRetry);
  return (
    <ErrorState
      headingLevel={1}
      title={problems.screenFailedTitle}
      text={problemText(error)}
      retry={{ label: common.tryAgain, onPress: onRetry }}
    />
  );
}
