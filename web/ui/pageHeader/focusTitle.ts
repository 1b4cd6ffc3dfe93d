/** Leads the focus to the title of the screen, after what had it is gone. */
export function focusTitle(isWanted: () => boolean = () => true): void {
  // Runs after the closing dialog has restored the focus.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isWanted()) document.querySelector('h1')?.focus();
    }),
  );
}
