import { useState } from 'react';

/**
 * A field over what the service has: nothing of its own until somebody types, so that what others change comes in and
 * is not taken back by whoever saves something else.
 */
export function useDraft(saved: string) {
  const [typed, setTyped] = useState<string>();
  const value = typed ?? saved;
  return {
    value,
    isChanged: value.trim() !== saved,
    type: (text: string) => setTyped(text === saved ? undefined : text),
    /** To be called when the value was saved; what was typed meanwhile stays. */
    forget: () => setTyped((now) => (now === typed ? undefined : now)),
  };
}
