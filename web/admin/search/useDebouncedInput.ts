import { useEffect, useRef, useState } from 'react';

/** The longest search text that lists and URLs keep. */
export const maxSearchLength = 100;

const debounceMs = 250;

/** Debounces typing before it calls `onInput`; an external change of `value`, as by the back button, replaces the text. */
export function useDebouncedInput(value: string, onInput: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const delivered = useRef(value);
  const latest = useRef(onInput);
  latest.current = onInput;

  useEffect(() => {
    // Ignores the echo of our own value, which is older than the typed text.
    if (value === delivered.current) return;
    delivered.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === delivered.current) return;
    const timer = setTimeout(() => {
      delivered.current = typed;
      latest.current(typed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, (text: string) => setTyped(text.slice(0, maxSearchLength))] as const;
}
