import { anewName, type Keep, storage } from './keep.ts';
import { type LivePage, make } from './livePage.ts';

/** Says that answers from last time are there, and lets whoever they are not from begin anew. */
export function offerStartOver({ element, data }: LivePage, keep: Keep): void {
  const anew = make('button', { type: 'button', className: 'clear' }, data.texts.start_over ?? '');
  anew.addEventListener('click', () => {
    keep.forget();
    storage((place) => place.setItem(anewName, '1'), 'sessionStorage');
    // Not loaded again, since browsers put back what was typed; nor with answers that were saved under a link.
    const address = new URL(location.href);
    address.hash = '';
    address.searchParams.delete('resume');
    location.replace(address);
  });
  element.before(make('p', { className: 'restored' }, `${data.texts.restored ?? ''} `, anew));
}

/** The button that had the focus is gone with the page it was on: reading begins at the top. */
export function arriveAnew({ sheet }: LivePage): void {
  storage((place) => place.removeItem(anewName), 'sessionStorage');
  const heading = sheet.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
