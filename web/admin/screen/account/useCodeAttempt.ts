import { useRef } from 'react';

/**
 * Sends each code once. The last digit submits it, and people press Enter after it: while it is under way, or once it was
 * refused, the same code would count as a second attempt.
 */
export function useCodeAttempt() {
  const underway = useRef<string>(undefined);
  const refused = useRef<string>(undefined);
  return {
    attempt: async (code: string, send: () => Promise<void>): Promise<void> => {
      if (underway.current !== undefined || code === refused.current) return;
      underway.current = code;
      try {
        await send();
      } finally {
        underway.current = undefined;
      }
    },
    /** For `onChange`: a code that is typed again is another attempt. */
    forgetRefusal: (): void => {
      refused.current = undefined;
    },
    /** For `onApiError`: remembers the code that the service refused. A failed connection may be tried again. */
    noteRefusal: (problem: { readonly code: string }): void => {
      if (problem.code === 'code_wrong') refused.current = underway.current;
    },
  };
}
