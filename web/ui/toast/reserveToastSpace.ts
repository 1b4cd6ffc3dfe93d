/**
 * Tells all styles as `--toast-room` how high the messages stand, for what reaches to the lower edge of a narrow screen
 * and would else lie under them.
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
