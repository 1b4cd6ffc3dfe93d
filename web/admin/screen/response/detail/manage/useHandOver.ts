import { useEffect, useRef, useState } from 'react';

/** For so long a press is taken for one that meant the response before, in milliseconds. */
const restTime = 1_000;

interface HandOver {
  /** Another response has just taken the place of one that was removed: its buttons are under the same pointer. */
  readonly isResting: boolean;
  /** Leaves the response, and resolves once it is no longer shown, so that nothing asks for it again. */
  readonly handOver: (leave: () => void) => Promise<void>;
}

/** The moment in which a response gives its place to the next one. */
export function useHandOver(response: number): HandOver {
  const [isResting, setResting] = useState(false);
  const waiting = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup tells that this response has left
  useEffect(() => {
    const { current } = waiting;
    return () => {
      for (const goOn of current.splice(0)) goOn();
    };
  }, [response]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest begins with the response that came
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), restTime);
    return () => clearTimeout(timer);
  }, [isResting, response]);
  const handOver = (leave: () => void) => {
    setResting(true);
    return new Promise<void>((resolve) => {
      waiting.current.push(resolve);
      leave();
    });
  };
  return { isResting, handOver };
}
