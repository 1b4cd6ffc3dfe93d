import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import './navigationDrawer.css';
import { useTexts } from '../texts/useTexts.ts';

interface NavigationDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/** The sidebar as a drawer, on narrow screens. */
export function NavigationDrawer({ open, onOpenChange, children }: NavigationDrawerProps) {
  const { frame } = useTexts();
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="drawer-backdrop" />
        <Dialog.Popup className="drawer" aria-label={frame.navigation}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
