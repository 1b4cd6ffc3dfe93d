/** Leads the focus to the title of the screen, after what had it is gone. */
export function focusTitle(isWanted: () => boolean = () => true): void {
  // A dialog that closes gives the focus back first, to what is no longer there.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isWanted()) document.querySelector('h1')?.focus();
    }),
  );
}
