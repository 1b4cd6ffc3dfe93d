import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** What went wrong, read out when it comes; nothing where nothing did. */
export function Problem({ children }: { readonly children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <Notice tone="bad" announce>
      {children}
    </Notice>
  );
}
