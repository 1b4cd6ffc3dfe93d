import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** An error message that is announced to screen readers; renders nothing without children. */
export function Problem({ children }: { readonly children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <Notice tone="bad" announce>
      {children}
    </Notice>
  );
}
