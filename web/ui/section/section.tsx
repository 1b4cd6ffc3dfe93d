import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import './section.css';

export interface SectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Beside the title: what can be done with all of it. */
  readonly action?: ReactNode;
  /** `danger` sets off what cannot be undone. */
  readonly tone?: 'normal' | 'danger' | undefined;
  readonly children?: ReactNode;
}

/** A part of a page of settings: a hairline above, its words at the side, what can be changed beside them. */
export function Section({ title, description, action, tone = 'normal', children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames('ui-section', `ui-section--${tone}`)} aria-labelledby={id}>
      <div className="ui-section__words">
        <h2 id={id} className="ui-section__title">
          {title}
        </h2>
        {description !== undefined && <p className="ui-section__description">{description}</p>}
        {action !== undefined && <div className="ui-section__action">{action}</div>}
      </div>
      {children !== undefined && <div className="ui-section__content">{children}</div>}
    </section>
  );
}
