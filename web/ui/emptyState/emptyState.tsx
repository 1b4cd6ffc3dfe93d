import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './emptyState.css';

export interface EmptyStateProps {
  readonly title: string;
  /** Explains what appears here and how to start. */
  readonly text?: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly action?: ReactNode;
  /** An example of the future content. */
  readonly children?: ReactNode;
  /** 1 if it fills the whole screen. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

/** The placeholder of an empty list: the next step and a preview. */
export function EmptyState({ title, text, icon: Icon, action, children, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ui-empty">
      {Icon !== undefined && (
        <span className="ui-empty-icon">
          <Icon size={20} aria-hidden />
        </span>
      )}
      {/* Focusable as the screen's title, for when the focused element is removed. */}
      <Heading className="ui-empty-title" tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text !== undefined && <p className="ui-empty-text">{text}</p>}
      {action !== undefined && <div className="ui-empty-action">{action}</div>}
      {children !== undefined && <div className="ui-empty-example">{children}</div>}
    </div>
  );
}
