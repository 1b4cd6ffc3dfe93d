import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import './section.css';

export interface SectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** An action for the whole section, beside the title. */
  readonly action?: ReactNode;
  /** `danger` marks irreversible actions. */
  readonly tone?: 'normal' | 'danger' | undefined;
  readonly children?: ReactNode;
}

/** A section of a settings screen: title and description at the side, controls beside them. */
export function Section({ title, description, action, tone = 'normal', children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames('ui-section', `ui-section--${tone}`)} aria-labelledby={id}>
      <div className="ui-section-texts">
        <h2 id={id} className="ui-section-title">
          {title}
        </h2>
        {description !== undefined && <p className="ui-section-description">{description}</p>}
        {action !== undefined && <div className="ui-section-action">{action}</div>}
      </div>
      {children !== undefined && <div className="ui-section-content">{children}</div>}
    </section>
  );
}
