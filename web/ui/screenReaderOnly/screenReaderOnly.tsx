import type { ReactNode } from 'react';

/** Said by screen readers, seen by nobody. */
export function ScreenReaderOnly({ children }: { readonly children: ReactNode }) {
  return <span className="ui-hidden">{children}</span>;
}
