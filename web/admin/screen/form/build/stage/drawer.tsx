import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { ShortcutLayer } from '#ui/shortcuts/shortcutLayer.tsx';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly side: 'start' | 'end';
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A column of the builder over the form, where the window is too narrow for three. */
export function Drawer({ open, onClose, side, title, closeLabel, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="build-veil" />
        <Dialog.Popup className="build-drawer" data-side={side}>
          <ShortcutLayer>
            <div className="build-drawer-head">
              <Dialog.Title className="build-drawer-title">{title}</Dialog.Title>
              <IconButton icon={X} label={closeLabel} tooltip={false} onClick={onClose} />
            </div>
            {children}
          </ShortcutLayer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
