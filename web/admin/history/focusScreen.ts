import { appHistory } from './appHistory.ts';

const { pathname: openedWith } = appHistory.location;
let hasLeft = false;
appHistory.subscribe(({ location }) => {
  if (location.pathname !== openedWith) hasLeft = true;
});

/** Whether another screen was open before on this page: the browser itself focuses what it loads. */
export function hasOpenedAnotherScreen(): boolean {
  return hasLeft;
}

/** Moves the focus to the screen, as a page load would. */
export function focusScreen(): void {
  const main = document.getElementById('main');
  // Some screens focus an input themselves.
  if (main?.querySelector('input:focus, textarea:focus') == null) main?.focus({ preventScroll: true });
}
