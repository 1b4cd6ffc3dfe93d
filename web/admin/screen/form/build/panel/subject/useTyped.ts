import { useState } from 'react';

/** A typed text was stored, and is written like this there; or it was refused with a reason. */
export type Outcome = { readonly stored: string } | { readonly fault: string };

interface Typed {
  readonly text: string;
  /** The stored text at the time of typing. */
  readonly stored: string;
  readonly fault?: string;
}

/**
 * The text of a control whose value may be invalid or unfinished for a while (`5.`, an empty number). The draft keeps the last
 * valid value. A change of the draft from elsewhere, such as an undo, replaces the text.
 */
export function useTyped(stored: string, store: (text: string) => Outcome) {
  const [typed, setTyped] = useState<Typed>();
  const current = typed?.stored === stored ? typed : undefined;
  return {
    text: current?.text ?? stored,
    fault: current?.fault,
    type: (text: string) => setTyped({ text, stored, ...store(text) }),
    /** The text as it is stored, once nobody types any more. */
    settle: () => {
      if (current?.fault === undefined) setTyped(undefined);
    },
  };
}

/** The outcome of storing a value that is written as `text` afterwards. */
export function outcome(fault: string | undefined, text: string): Outcome {
  return fault === undefined ? { stored: text } : { fault };
}
