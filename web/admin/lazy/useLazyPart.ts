import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#ui/toast/useToast.ts';
import { ApiError } from '../api/apiError.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { LazyPart } from './lazyPart.ts';

/**
 * Returns the part once it was requested and has loaded, and keeps it from then on. When loading fails, a toast says
 * why and `onFailed` resets `isWanted`, so that the next attempt imports again.
 */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  isWanted: boolean,
  onFailed: () => void,
): Part | undefined {
  const toast = useToast();
  const problemText = useProblemText();
  const { problems, common } = useTexts();
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const [, setLoads] = useState(0);
  const loaded = part.loaded();
  const isMissing = isWanted && loaded === undefined;
  const fail = useEffectEvent((error: unknown) => {
    onFailed();
    const about = 'part';
    const reload = { label: common.reload, onPress: () => location.reload() };
    if (error instanceof ApiError) toast({ about, title: problemText(error), tone: 'bad' });
    // The service answers but no longer has the script: it was updated.
    else toast({ about, title: problems.outdated, action: reload });
  });
  useEffect(() => {
    if (!isMissing) return;
    let isMounted = true;
    part.load().then(
      () => isMounted && setLoads((count) => count + 1),
      (error: unknown) => isMounted && fail(error),
    );
    return () => {
      isMounted = false;
    };
  }, [isMissing, part]);
  return wasWanted || isWanted ? loaded : undefined;
}
