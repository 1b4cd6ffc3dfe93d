import { useSyncExternalStore } from 'react';

interface Pending {
  readonly answered: Promise<boolean>;
  readonly answer: (isYes: boolean) => void;
}

/** Something that is asked over all screens. Whoever asks meanwhile gets the same answer. */
export interface Prompt {
  ask(): Promise<boolean>;
  /** Answers it, where it is asked. */
  end(isYes: boolean): void;
  isAsked(): boolean;
  /** The same, for what shows it. */
  useIsAsked(): boolean;
}

export function createPrompt(): Prompt {
  let pending: Pending | undefined;
  const listeners = new Set<() => void>();
  const change = (to: Pending | undefined) => {
    pending = to;
    for (const listener of listeners) listener();
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const isAsked = () => pending !== undefined;
  return {
    ask: () => {
      const asked = pending ?? newPending();
      if (pending === undefined) change(asked);
      return asked.answered;
    },
    end: (isYes) => {
      pending?.answer(isYes);
      if (pending !== undefined) change(undefined);
    },
    isAsked,
    useIsAsked: () => useSyncExternalStore(listen, isAsked),
  };
}

function newPending(): Pending {
  let answer: Pending['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}
