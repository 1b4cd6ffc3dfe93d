import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './card.css';

export interface CardProps {
  readonly children: ReactNode;
  /** `none` for a table or a list that extends to the edge. */
  readonly padding?: 'normal' | 'none' | undefined;
  readonly className?: string | undefined;
}

/** A border around related content. Cards are never nested. */
export function Card({ children, padding = 'normal', className }: CardProps) {
  return (
    <div className={classNames('ui-card', padding === 'none' && 'ui-card--flush', className)}>{children}</div>
  );
}
