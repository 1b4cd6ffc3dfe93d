import { Toast as Base } from '@base-ui/react/toast';
import { useCallback } from 'react';

export interface ToastRequest {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'neutral' | 'good' | 'bad' | undefined;
  /** The way back, mostly. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** In milliseconds; 0 keeps it until it is closed. */
  readonly duration?: number | undefined;
}

/** `const toast = useToast(); toast({ title: 'Key revoked', action: { label: 'Undo', onPress: restore } })` */
export function useToast(): (request: ToastRequest) => void {
  const { add, close } = Base.useToastManager();
  return useCallback(
    ({ title, description, tone = 'neutral', action, duration }: ToastRequest) => {
      // Who is to decide something, or to learn of a failure, gets longer than who only sees that all is well.
      const timeout = duration ?? (action !== undefined || tone === 'bad' ? 10_000 : 5_000);
      const id = add({
        title,
        ...(description !== undefined && { description }),
        type: tone,
        timeout,
        ...(action !== undefined && {
          actionProps: {
            children: action.label,
            onClick: () => {
              close(id);
              action.onPress();
            },
          },
        }),
      });
    },
    [add, close],
  );
}
