/** About two seconds. */
const maxFrames = 120;

/** Moves the focus to an element that is about to be shown; a dialog may still be closing over it. */
export function focusOnceShown(find: () => HTMLElement | null | undefined, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const element = find();
    element?.focus();
    const isDone = element !== null && element !== undefined && document.activeElement === element;
    if (!isDone && frames > 0) focusOnceShown(find, frames - 1);
  });
}
