import { ApiError } from '../api/apiError.ts';

const key = 'canvass-reloaded';

/**
 * Reloads the page when the service answers but no longer has a script: it was updated. Once only, or a script that is
 * missing for another reason would reload for ever. Returns whether it reloads.
 */
export function reloadIfOutdated(error: unknown): boolean {
  if (error instanceof ApiError) return false;
  try {
    const failure = error instanceof Error ? error.message : '';
    if (sessionStorage.getItem(key) === failure) return false;
    sessionStorage.setItem(key, failure);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
