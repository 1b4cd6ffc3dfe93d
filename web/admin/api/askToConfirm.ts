import { useSyncExternalStore } from 'react';

interface Question {
  readonly proved: Promise<boolean>;
  readonly answer: (isProved: boolean) => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

/** Has somebody prove who they are; true when they did. Whoever asks meanwhile gets the same answer. */
export async function askToConfirm(): Promise<boolean> {
  question ??= newQuestion();
  tell();
  return await question.proved;
}

/** Ends the question, where there is one. */
export function endConfirm(isProved: boolean): void {
  question?.answer(isProved);
  question = undefined;
  tell();
}

/** Whether somebody is to prove who they are now. */
export function useConfirmAsked(): boolean {
  return useSyncExternalStore(listen, () => question !== undefined);
}

function newQuestion(): Question {
  let answer: Question['answer'] = () => undefined;
  const proved = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { proved, answer };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
