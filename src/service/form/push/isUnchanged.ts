import type { FormRow } from '#store/query/form/form.ts';

/**
 * Optimistic lock: whether a form is still as it was read. Slow work runs before the form is locked, and its result
 * is valid only if this returns true.
 */
export function isUnchanged(seen: FormRow | undefined, locked: FormRow | undefined): boolean {
  if (seen === undefined || locked === undefined) return seen === locked;
  return (
    seen.draft_revision === locked.draft_revision &&
    seen.published_version === locked.published_version &&
    seen.settings === locked.settings &&
    seen.name === locked.name
  );
}
