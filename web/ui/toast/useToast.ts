import { Toast as Base } from '@base-ui/react/toast';
import { useCallback } from 'react';
import { focusTitle } from '../pageHeader/focusTitle.ts';

export interface ToastRequest {
  /** The subject of the toast: a later toast about the same subject replaces this one. */
  readonly about: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'neutral' | 'good' | 'bad' | undefined;
  /** Usually an undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** In milliseconds; 0 shows it until it is closed. */
  readonly duration?: number | undefined;
}

/** `const toast = useToast(); toast({ about: key.id, title: 'Key revoked', action: { label: 'Undo', onPress: restore } })` */
export function useToast(): (request: ToastRequest) => void {
  const { add, close } = Base.useToastManager();
  return useCallback(
    ({ about, title, description, tone = 'neutral', action, duration }: ToastRequest) => {
      // Toasts with an action or an error stay longer than confirmations.
      const timeout = duration ?? (action !== undefined || tone === 'bad' ? 10_000 : 5_000);
      const id = add({
        id: about,
        title,
        // Also passed when undefined, or the description of the replaced toast would stay.
        description,
        type: tone,
        timeout,
        actionProps: action && {
          children: action.label,
          onClick: () => {
            close(id);
            action.onPress();
            focusTitle(isFocusLost);
          },
        },
      });
    },
    [add, close],
  );
}

/** Restores the focus for keyboard users when the toast closes. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(activeElement?.closest('.ui-toast[data-ending-style]'));
}
