import { useEffect, useRef, useState } from 'react';
import { longestSearch } from './longestSearch.ts';

const pause = 250;

/** What is being typed, told on when the fingers rest; what changes elsewhere, as by the back button, comes in. */
export function useTyped(value: string, tell: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const latest = useRef(tell);
  latest.current = tell;

  useEffect(() => {
    // What comes back of our own is older than what was typed since.
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed;
      latest.current(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, (text: string) => setTyped(text.slice(0, longestSearch))] as const;
}
