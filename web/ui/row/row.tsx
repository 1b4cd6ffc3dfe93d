import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import '../stack/stack.css';
import type { Space } from '../stack/stack.tsx';
import './row.css';

export interface RowProps {
  readonly children: ReactNode;
  readonly space?: Space | undefined;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** `apart` is `space-between`. */
  readonly justify?: 'start' | 'end' | 'apart' | undefined;
  readonly wrap?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A horizontal flex layout, which wraps by default. */
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
