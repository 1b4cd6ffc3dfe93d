import { useEffect, useRef, useState } from 'react';
import { maxSearchLength } from './maxSearchLength.ts';

const pause = 250;

/** What is being typed, delivered on when the fingers rest; what changes elsewhere, as by the back button, comes in. */
export function useDebouncedInput(value: string, onInput: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const delivered = useRef(value);
  const latest = useRef(onInput);
  latest.current = onInput;

  useEffect(() => {
    // What comes back of our own is older than what was typed since.
    if (value === delivered.current) return;
    delivered.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === delivered.current) return;
    const timer = setTimeout(() => {
      delivered.current = typed;
      latest.current(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, (text: string) => setTyped(text.slice(0, maxSearchLength))] as const;
}
