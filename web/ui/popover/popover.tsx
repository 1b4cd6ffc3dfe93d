import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { ShortcutLayer } from '../shortcuts/shortcutLayer.tsx';
import './popover.css';

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** The accessible name. */
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A small editor beside the button that opens it. */
export function Popover({ trigger, label, open, onOpenChange, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="ui-popover-place" align="start" sideOffset={4} collisionPadding={8}>
          <Base.Popup className="ui-popover" aria-label={label}>
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
