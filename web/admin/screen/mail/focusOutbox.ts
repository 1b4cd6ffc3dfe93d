export const outboxTitle = 'mail-outbox';

/** Moves the focus to the outbox's heading after the focused row is gone. */
export function focusOutbox(): void {
  // Runs after the closing dialog has restored the focus.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById(outboxTitle)?.focus({ preventScroll: true })),
  );
}
