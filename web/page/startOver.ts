import { createElement, type LivePage } from './livePage.ts';
import { type StoredAnswers, startedOverKey, storage } from './storedAnswers.ts';

/** Tells the visitor that answers were restored, and offers to start over. */
export function offerStartOver({ element, sheet, data }: LivePage, stored: StoredAnswers): void {
  const button = createElement('button', { type: 'button', className: 'clear' }, data.texts.start_over ?? '');
  button.addEventListener('click', () => {
    stored.forget();
    storage((area) => area.setItem(startedOverKey, '1'), 'sessionStorage');
    // Navigates instead of reloading, because browsers restore typed values on a reload; without a resume link.
    const address = new URL(location.href);
    address.hash = '';
    address.searchParams.delete('resume');
    location.replace(address);
  });
  const said = sheet.querySelector('.restored');
  if (said === null)
    element.before(createElement('p', { className: 'restored' }, `${data.texts.restored ?? ''} `, button));
  else said.append(' ', button);
}

/** Moves the focus to the top, because the focused button is gone with its page. */
export function focusAfterStartOver({ sheet }: LivePage): void {
  storage((area) => area.removeItem(startedOverKey), 'sessionStorage');
  const heading = sheet.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
