import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import '../stack/stack.css';
import type { Space } from '../stack/stack.tsx';
import './row.css';

export interface RowProps {
  readonly children: ReactNode;
  readonly space?: Space | undefined;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** `apart` puts the first and the last to the edges. */
  readonly justify?: 'start' | 'end' | 'apart' | undefined;
  readonly wrap?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One beside the other; what does not fit goes to the next line unless told. */
export function Row({
  children,
  space = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
}: RowProps) {
  return (
    <div
      className={classNames(
        'ui-row',
        `ui-space-${space}`,
        `ui-align-${align}`,
        `ui-row--${justify}`,
        wrap && 'ui-row--wrap',
        className,
      )}
    >
      {children}
    </div>
  );
}
