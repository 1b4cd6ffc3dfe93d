import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import './popover.css';

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly hideTitle?: boolean | undefined;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A few controls or words beside the button that opens them; the page behind stays usable. */
export function Popover({
  trigger,
  title,
  hideTitle,
  children,
  align = 'start',
  open,
  onOpenChange,
}: PopoverProps) {
  return (
    <Base.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange !== undefined && { onOpenChange: (isOpen) => onOpenChange(isOpen) })}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="ui-popover__place" align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className="ui-popover">
            <Base.Title className={hideTitle ? 'ui-hidden' : 'ui-popover__title'}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
