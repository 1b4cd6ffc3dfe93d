import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function on every render, which calls the latest one: rows of the table are memoised. */
export function useStableCallback<Given extends readonly unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
