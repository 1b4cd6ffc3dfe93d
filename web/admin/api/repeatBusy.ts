import { ApiError } from './apiError.ts';

const maxTries = 6;

interface Patience {
  /** Whether the user has stopped the work. */
  readonly isStopped?: () => boolean;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Runs a step of longer work again when the server was too busy to begin it. */
export async function repeatBusy<T>(
  step: () => Promise<T>,
  { isStopped = () => false, pause = sleep }: Patience = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error) || tries >= maxTries || isStopped()) throw error;
      await pause((error.retryAfter ?? 1) * 1000);
      if (isStopped()) throw error;
    }
  }
}

export function isBusy(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'busy';
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
