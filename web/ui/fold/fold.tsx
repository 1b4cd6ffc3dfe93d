import './fold.css';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FoldProps {
  readonly title: ReactNode;
  /** Stands at the end of the line, such as a count. */
  readonly aside?: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A part that opens and closes under its title. The browser opens it for a search in the page. */
export function Fold({ title, aside, open, onOpenChange, children }: FoldProps) {
  return (
    <details
      className="ui-fold"
      open={open}
      onToggle={(event) => {
        // Events of folds inside arrive here too.
        if (event.target === event.currentTarget && event.currentTarget.open !== open)
          onOpenChange(event.currentTarget.open);
      }}
    >
      <summary className="ui-fold-title">
        <ChevronRight className="ui-fold-arrow" size={16} aria-hidden />
        <span className="ui-fold-name">{title}</span>
        {aside}
      </summary>
      <div className="ui-fold-content">{children}</div>
    </details>
  );
}
