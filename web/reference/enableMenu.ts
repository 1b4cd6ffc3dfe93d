import { elementIn } from './elementIn.ts';

/** Folds the contents on small screens behind a button. */
export function enableMenu(): void {
  const button = elementIn(document, '.menu', HTMLButtonElement);
  const contents = elementIn(document, 'nav', HTMLElement);
  button.hidden = false;
  document.documentElement.classList.add('scripted');
  const isOpen = () => button.getAttribute('aria-expanded') !== 'false';
  const set = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  button.addEventListener('click', () => set(!isOpen()));
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) set(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    set(false);
    button.focus();
  });
}
