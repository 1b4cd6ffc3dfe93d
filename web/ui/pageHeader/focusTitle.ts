/** Focuses the title of the screen after the focused element is removed. */
export function focusTitle(isWanted: () => boolean = () => true): void {
  // Runs after the closing dialog has restored the focus.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isWanted()) document.querySelector('h1')?.focus();
    }),
  );
}
