import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export function ButtonContent({
  icon: Icon,
  children,
}: {
  icon: LucideIcon | undefined;
  children: ReactNode;
}) {
  return (
    <span className="ui-button-content">
      {Icon !== undefined && <Icon size={16} aria-hidden />}
      <span className="ui-button-label">{children}</span>
    </span>
  );
}
