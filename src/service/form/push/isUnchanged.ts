import type { FormRow } from '#store/query/form/form.ts';

/**
 * Whether a form is still what it was when it was looked at. What takes long is calculated before the form is locked,
 * and holds only where this does.
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
