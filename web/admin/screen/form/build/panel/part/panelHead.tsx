import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface PanelHeadProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** Stands at the end of the line. */
  readonly children?: ReactNode;
}

/** Names the subject of the settings below. */
export function PanelHead({ icon: Icon, title, children }: PanelHeadProps) {
  return (
    <header className="panel-head">
      <span className="panel-head__icon">
        <Icon size={16} aria-hidden />
      </span>
      <h2 className="panel-head__title">{title}</h2>
      {children}
    </header>
  );
}
