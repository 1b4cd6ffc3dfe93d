import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './notice.css';

export interface NoticeProps {
  readonly tone?: 'info' | 'good' | 'warn' | 'bad' | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Announced when it appears: for the result of an action. */
  readonly announce?: boolean | undefined;
}

const icons: Readonly<Record<'info' | 'good' | 'warn' | 'bad', LucideIcon>> = {
  info: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
};

/** An inline message, shown as long as it applies. */
export function Notice({ tone = 'info', title, children, action, announce = false }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`ui-notice ui-notice--${tone}`} role={announce ? 'alert' : undefined}>
      <Icon size={16} aria-hidden />
      <div className="ui-notice-texts">
        {title !== undefined && <p className="ui-notice-title">{title}</p>}
        {children !== undefined && <div className="ui-notice-content">{children}</div>}
        {action !== undefined && <div className="ui-notice-action">{action}</div>}
      </div>
    </div>
  );
}
