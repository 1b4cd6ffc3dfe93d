import type { Keep } from './keep.ts';
import { type LivePage, make } from './livePage.ts';

/** Says that answers from last time are there, and lets whoever they are not from begin anew. */
export function offerStartOver({ element, data }: LivePage, keep: Keep): void {
  const anew = make('button', { type: 'button', className: 'clear' }, data.texts.start_over ?? '');
  anew.addEventListener('click', () => {
    keep.forget();
    location.reload();
  });
  element.before(make('p', { className: 'restored' }, `${data.texts.restored ?? ''} `, anew));
}
