import './fullScreenStatus.css';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Brand } from '../navigation/brand.tsx';
import { NotFoundScreen } from '../status/notFoundScreen.tsx';
import { ScreenError } from '../status/screenError.tsx';

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

function WholeScreen({ children }: { readonly children: ReactNode }) {
  return (
    <div className="whole">
      <header>
        <Brand />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
