import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { formatSize } from '#render/fault/formatSize.ts';
import { createElement } from '../../livePage.ts';
import type { EnhancePage } from '../page.ts';
import { thumbnail } from './thumbnail.ts';

/** One file in the list of a field, from its choice to its upload. */
export class FileRow {
  readonly element: HTMLLIElement;
  readonly remove: HTMLButtonElement;
  readonly #texts: EnhancePage['texts'];
  readonly #label: HTMLElement;
  /** The percentage is for the eye: screen readers read the progress element. */
  readonly #percentage = createElement('span', { className: 'more', ariaHidden: 'true' });
  readonly #waiting = createElement('span', { className: 'more' });
  readonly #bar = createElement('progress', { max: 1, value: 0 });

  constructor(name: string, texts: EnhancePage['texts'], file?: File) {
    this.#texts = texts;
    this.#label = createElement('span', { className: 'words' }, name);
    this.#bar.ariaLabel = name;
    this.remove = createElement('button', { type: 'button', className: 'clear' }, '×');
    this.remove.ariaLabel = fillPlaceholders(texts.file_remove ?? '', { name });
    this.element = createElement('li', {}, thumbnail(name, file), this.#label, this.remove);
  }

  showProgress(received: number, size: number): void {
    const share = size === 0 ? 0 : received / size;
    if (!this.#bar.isConnected) {
      this.element.classList.remove('error');
      this.element.querySelector('.retry')?.remove();
      this.#label.replaceChildren(this.#bar.ariaLabel ?? '', this.#percentage, this.#waiting);
      this.element.append(this.#bar);
    }
    this.#bar.value = share;
    this.#percentage.textContent = new Intl.NumberFormat(document.documentElement.lang, {
      style: 'percent',
    }).format(share);
  }

  showWaiting(isWaiting: boolean): void {
    this.#waiting.textContent = (isWaiting && this.#texts.file_waiting) || '';
  }

  showUploaded(file: UploadedFile): void {
    this.#bar.remove();
    const size = formatSize(file.size, document.documentElement.lang);
    this.#label.replaceChildren(`${file.name} `, createElement('span', { className: 'more' }, size));
  }

  showError(sentence: string, retry?: () => void): void {
    this.#bar.remove();
    this.element.classList.add('error');
    this.#label.textContent = sentence;
    if (retry === undefined) return;
    const text = this.#texts.file_retry ?? '';
    const button = createElement('button', { type: 'button', className: 'clear retry' }, text);
    button.onclick = () => {
      this.remove.focus();
      retry();
    };
    this.remove.before(button);
  }
}
