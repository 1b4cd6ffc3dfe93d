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
  /** Buttons at the foot, the main one first. A form brings its own (`FormActions align="end"`) in `children`. */
  readonly actions?: ReactNode;
  /** Names the cross in the corner. */
  readonly closeLabel: string;
  readonly size?: 'small' | 'normal' | 'large' | undefined;
  /** Closed by its own buttons only, where something would be lost that is shown once. */
  readonly sticky?: boolean | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where the focus goes when it closes, if not back to where it was. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

/** Over everything, with the focus kept inside and given back; at the width of a phone it comes from below. */
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
