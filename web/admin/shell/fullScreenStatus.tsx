import type { ErrorComponentProps } from '@tanstack/react-router';
import { NotFoundScreen } from '../status/notFoundScreen.tsx';
import { ScreenError } from '../status/screenError.tsx';
import { WholeScreen } from './wholeScreen.tsx';

/** Shown when the frame itself fails to load. */
export function FullScreenError(props: ErrorComponentProps) {
  return (
    <WholeScreen>
      <ScreenError {...props} />
    </WholeScreen>
  );
}

export function FullScreenNotFound() {
  return (
    <WholeScreen>
      <NotFoundScreen />
    </WholeScreen>
  );
}
