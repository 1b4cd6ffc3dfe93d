import { Toast as Base } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { focusTitle } from '../pageHeader/focusTitle.ts';
import { showToastsWith } from './toastQueue.ts';

/** Shows the requested toasts with the manager of the provider around. */
export function useShowToasts(): void {
  const { add, close } = Base.useToastManager();
  useEffect(
    () =>
      showToastsWith(({ about, title, description, tone = 'neutral', action, duration }) => {
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
      }),
    [add, close],
  );
}

/** Restores the focus for keyboard users when the toast closes. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(activeElement?.closest('.ui-toast[data-ending-style]'));
}
