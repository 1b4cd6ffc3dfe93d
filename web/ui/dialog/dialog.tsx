import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { focusTitle } from '../pageHeader/focusTitle.ts';
import { DialogFrame } from './dialogFrame.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /**
   * The buttons in the footer, the main one first. A form brings its own (`FormActions align="end"`) in `children`.
   */
  readonly actions?: ReactNode;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  readonly size?: 'small' | 'normal' | 'large' | undefined;
  /** Only its own buttons close the dialog, because it shows something that cannot be shown again. */
  readonly sticky?: boolean | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element to focus on close, instead of the one focused before; false if the focus is where it belongs. */
  readonly finalFocus?: (() => HTMLElement | null | false) | undefined;
}

/** A modal dialog that traps the focus and restores it. On phones it is a bottom sheet. */
export function Dialog({ open, onOpenChange, sticky = false, closeLabel, ...frame }: DialogProps) {
  const change = (isOpen: boolean, details: Base.Root.ChangeEventDetails) => {
    if (sticky && !isOpen && details.reason === 'escape-key') details.cancel();
    else onOpenChange(isOpen);
  };
  return (
    <Base.Root
      open={open}
      onOpenChange={change}
      onOpenChangeComplete={(isOpen) => isOpen || focusTitle(isFocusLost)}
      disablePointerDismissal={sticky}
    >
      <DialogFrame {...frame} closeLabel={sticky ? undefined : closeLabel} />
    </Base.Root>
  );
}

/** The element that opened the dialog may be gone, such as the button of an empty list. */
function isFocusLost(): boolean {
  return document.activeElement === document.body;
}
