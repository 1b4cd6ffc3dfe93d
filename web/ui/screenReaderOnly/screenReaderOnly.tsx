import type { ReactNode } from 'react';

/** Visually hidden text for screen readers. */
export function ScreenReaderOnly({ children }: { readonly children: ReactNode }) {
  return <span className="ui-hidden">{children}</span>;
}
