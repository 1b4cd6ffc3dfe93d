import { Toast as Base } from '@base-ui/react/toast';
import { useCallback } from 'react';

/** Closes all toasts. */
export function useClearToasts(): () => void {
  const { close } = Base.useToastManager();
  return useCallback(() => close(), [close]);
}
