import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './card.css';

export interface CardProps {
  readonly children: ReactNode;
  /** `none` where a table or a list reaches to the edge. */
  readonly padding?: 'normal' | 'none' | undefined;
  readonly className?: string | undefined;
}

/** A hairline around what belongs together. Never one inside another. */
export function Card({ children, padding = 'normal', className }: CardProps) {
  return (
    <div className={classNames('ui-card', padding === 'none' && 'ui-card--flush', className)}>{children}</div>
  );
}
