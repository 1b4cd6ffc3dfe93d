import type { ReactNode } from 'react';
import './pageHeader.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The primary action of the screen, and at most one quiet action before it. */
  readonly action?: ReactNode;
  /** A link to the parent screen, above the title: an arrow and a `span`. */
  readonly back?: ReactNode;
}

/** The header of every screen. Its title takes the focus when the screen changes. */
export function PageHeader({ title, description, action, back }: PageHeaderProps) {
  return (
    <header className="ui-page-header">
      {back}
      <div className="ui-page-header-row">
        <div className="ui-page-header-texts">
          <h1 className="ui-page-header-title" tabIndex={-1}>
            {title}
          </h1>
          {description !== undefined && <p className="ui-page-header-description">{description}</p>}
        </div>
        {action !== undefined && <div className="ui-page-header-action">{action}</div>}
      </div>
    </header>
  );
}
