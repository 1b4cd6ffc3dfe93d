import { type ReactNode, Suspense } from 'react';
import type { LazyTexts } from './lazyTexts.ts';
import { useLazyTexts } from './useLazyTexts.ts';

interface TextsBoundaryProps {
  readonly texts: LazyTexts<unknown>;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Waits for texts on its own, so that a panel beside a table never hides the table. */
export function TextsBoundary({ texts, fallback = null, children }: TextsBoundaryProps) {
  return (
    <Suspense fallback={fallback}>
      <Loaded texts={texts}>{children}</Loaded>
    </Suspense>
  );
}

function Loaded({ texts, children }: Omit<TextsBoundaryProps, 'fallback'>) {
  useLazyTexts(texts);
  return children;
}
