/**
 * Sets `--toast-room` to the height of the toasts, so that bars at the lower edge of a narrow screen stay above
 * them.
 */
export function reserveToastSpace(viewport: HTMLElement | null): (() => void) | undefined {
  if (viewport === null) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    const height = viewport.offsetHeight;
    style.setProperty('--toast-room', height === 0 ? '0px' : `${height + 8}px`);
  });
  watch.observe(viewport);
  return () => {
    watch.disconnect();
    style.removeProperty('--toast-room');
  };
}
