import { createElement, type LivePage } from './livePage.ts';

/** Milliseconds after the last change: often enough to lose little, seldom enough to cost little. */
const pause = 3000;

/** Sends the answers so far to the server, where the form asks for it, and says so. */
export function keepPartial(page: LivePage): void {
  const { element, data } = page;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    if (pending === undefined) return;
    clearTimeout(pending);
    pending = undefined;
    const body = new URLSearchParams();
    for (const [name, texts] of page.values()) for (const text of texts) body.append(name, text);
    navigator.sendBeacon(`${location.pathname.replace(/\/$/, '')}/partials${location.search}`, body);
  };
  element.addEventListener('input', () => {
    clearTimeout(pending);
    pending = setTimeout(send, pause);
  });
  // A new page of the form, or another window: whoever leaves now may not come back.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
  element.addEventListener('submit', send, { capture: true });
  element
    .querySelector('.foot')
    ?.append(createElement('p', { className: 'sending' }, data.texts.partial ?? ''));
}
