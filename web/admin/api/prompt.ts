import { useSyncExternalStore } from 'react';

interface Pending {
  readonly answered: Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
}

/** A yes-or-no dialog that code opens and awaits. Concurrent requests share one dialog and its answer. */
export interface Prompt {
  request(): Promise<boolean>;
  /** Answers the open prompt; does nothing when none is open. */
  resolve(isConfirmed: boolean): void;
  isOpen(): boolean;
  /** `isOpen` as a hook, for the dialog's component. */
  useIsOpen(): boolean;
}

export function createPrompt(): Prompt {
  let pending: Pending | undefined;
  const listeners = new Set<() => void>();
  const change = (to: Pending | undefined) => {
    pending = to;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const isOpen = () => pending !== undefined;
  return {
    request: () => {
      const current = pending ?? newPending();
      if (pending === undefined) change(current);
      return current.answered;
    },
    resolve: (isConfirmed) => {
      pending?.answer(isConfirmed);
      if (pending !== undefined) change(undefined);
    },
    isOpen,
    useIsOpen: () => useSyncExternalStore(subscribe, isOpen),
  };
}

/** Asks the user to prove their identity; resolves true once they have. */
export const identityPrompt = createPrompt();

/** Asks the user to sign in again over the current screen; resolves true once the same user has. */
export const signInPrompt = createPrompt();

function newPending(): Pending {
  const { promise: answered, resolve: answer } = Promise.withResolvers<boolean>();
  return { answered, answer };
}
