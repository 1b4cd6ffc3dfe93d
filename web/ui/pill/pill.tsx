import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './pill.css';

export interface PillProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad' | undefined;
  readonly icon?: LucideIcon | undefined;
  /** A point before the words, for something that is not finished. */
  readonly dot?: boolean | undefined;
}

/** A state or a kind in one or two words, which colour alone must not convey. */
export function Pill({ children, tone = 'neutral', icon: Icon, dot = false }: PillProps) {
  return (
    <span className={`ui-pill ui-pill--${tone}`}>
      {Icon !== undefined && <Icon size={12} aria-hidden />}
      {dot && <span className="ui-pill-dot" />}
      {children}
    </span>
  );
}
