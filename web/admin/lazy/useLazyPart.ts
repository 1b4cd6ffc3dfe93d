import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../../ui/toast/useToast.ts';
import { ApiError } from '../api/apiError.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useOnceTrue } from '../dialog/useOnceTrue.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { LazyPart } from './lazyPart.ts';

/**
 * A part from the first time on that it is wanted, once it is here. Where it cannot be loaded, the screen stays as it
 * is, a message says why, and `giveUp` has to take the wish back: whoever asks again tries again.
 */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  isWanted: boolean,
  giveUp: () => void,
): Part | undefined {
  const toast = useToast();
  const problemText = useProblemText();
  const { problems, common } = useTexts();
  const wasWanted = useOnceTrue(isWanted);
  const [, setLoads] = useState(0);
  const loaded = part.loaded();
  const isMissing = isWanted && loaded === undefined;
  const fail = useEffectEvent((error: unknown) => {
    giveUp();
    const about = 'part';
    const reload = { label: common.reload, onPress: () => location.reload() };
    if (error instanceof ApiError) toast({ about, title: problemText(error), tone: 'bad' });
    // The service answers and does not know the script any more: it is a newer one by now.
    else toast({ about, title: problems.outdated, action: reload });
  });
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    part.load().then(
      () => isHere && setLoads((count) => count + 1),
      (error: unknown) => isHere && fail(error),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, part]);
  return wasWanted ? loaded : undefined;
}
