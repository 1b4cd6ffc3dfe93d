export const outboxTitle = 'mail-outbox';

/** Leads the focus to the head of the outbox, after the line that had it is gone. */
export function focusOutbox(): void {
  // A dialog that closes gives the focus back first, to what is no longer there.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById(outboxTitle)?.focus({ preventScroll: true })),
  );
}
