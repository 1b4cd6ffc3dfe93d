import { useSyncExternalStore } from 'react';

interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (isBack: boolean) => void;
}

/** There is one session, so there is one question, however many calls wait for it. */
let question: Question | undefined;
const listeners = new Set<() => void>();

/** Asks whoever was signed in to sign in again, over the screen that they are on; true when they did. */
export function askToSignIn(): Promise<boolean> {
  if (question === undefined) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    change({ answered: promise, answer: resolve });
    return promise;
  }
  return question.answered;
}

export function endQuestion(isBack: boolean): void {
  question?.answer(isBack);
  change(undefined);
}

export function isAsked(): boolean {
  return question !== undefined;
}

export function useIsAsked(): boolean {
  return useSyncExternalStore(subscribe, isAsked);
}

function change(to: Question | undefined): void {
  question = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
