import { useState } from 'react';

/** A form value over the saved one: untouched fields follow changes made by others. */
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
