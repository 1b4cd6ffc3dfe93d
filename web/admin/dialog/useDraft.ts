import { useState } from 'react';

/** A form value over the saved one: untouched fields follow changes made by others. */
export function useDraft(saved: string) {
  const [typed, setTyped] = useState<string>();
  const value = typed ?? saved;
  return {
    value,
    isChanged: value.trim() !== saved,
    type: (text: string) => setTyped(text === saved ? undefined : text),
    /** Drops the draft once it is saved, unless the user has typed more meanwhile. */
    forget: () => setTyped((now) => (now === typed ? undefined : now)),
  };
}
