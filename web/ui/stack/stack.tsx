import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './stack.css';

/** The `--space-` tokens. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface StackProps {
  readonly children: ReactNode;
  readonly space?: Space | undefined;
  readonly align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  readonly className?: string | undefined;
}

/** A vertical flex layout. */
export function Stack({ children, space = 4, align = 'stretch', className }: StackProps) {
  return (
    <div className={classNames('ui-stack', `ui-space-${space}`, `ui-align-${align}`, className)}>
      {children}
    </div>
  );
}
