import { elementIn } from './elementIn.ts';
import { sendRequest } from './sendRequest.ts';

/** Shows the form of an endpoint, which is hidden without a script. */
export function enableTryIt(form: HTMLFormElement): void {
  form.hidden = false;
  const key = elementIn(form, 'input.key', HTMLInputElement);
  const show = elementIn(form, 'button.show', HTMLButtonElement);
  // All forms share one key. It is never stored: only the fields hold it.
  key.addEventListener('input', () => {
    for (const other of document.querySelectorAll<HTMLInputElement>('form.try input.key'))
      other.value = key.value;
  });
  show.addEventListener('click', () => {
    const isShown = key.type === 'password';
    key.type = isShown ? 'text' : 'password';
    show.textContent = isShown ? 'Hide' : 'Show';
    show.setAttribute('aria-label', isShown ? 'Hide key' : 'Show key');
    show.setAttribute('aria-pressed', String(isShown));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendRequest(form);
  });
}
