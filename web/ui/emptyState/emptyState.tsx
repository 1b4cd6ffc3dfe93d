import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './emptyState.css';

export interface EmptyStateProps {
  readonly title: string;
  /** Explains what appears here and how to start. */
  readonly text?: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly action?: ReactNode;
  /** A real example of what will be here. */
  readonly children?: ReactNode;
  /** 1 where it is the whole screen. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

/** Where nothing is yet: the next step, and how it will look. */
export function EmptyState({ title, text, icon: Icon, action, children, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ui-empty">
      {Icon !== undefined && (
        <span className="ui-empty__icon">
          <Icon size={20} aria-hidden />
        </span>
      )}
      {/* The title of a screen takes the focus after what had it is gone. */}
      <Heading className="ui-empty__title" tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text !== undefined && <p className="ui-empty__text">{text}</p>}
      {action !== undefined && <div className="ui-empty__action">{action}</div>}
      {children !== undefined && <div className="ui-empty__example">{children}</div>}
    </div>
  );
}
