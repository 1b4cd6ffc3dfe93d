import type { UploadedFile } from '#form/answer/answer.ts';
import type { FaultCode } from '#form/answer/fault.ts';
import type { FaultMessages } from '#form/message/english.ts';
import { faultMessage } from '#form/message/faultMessage.ts';
import type { FileUploadField } from '#form/schema/field/fileUpload.ts';
import { worded } from '#render/field/shown.ts';
import { writtenSize } from '#render/field/writtenSize.ts';
import { make } from '../livePage.ts';
import { UploadRefused, uploadFile } from '../upload/uploadFile.ts';
import { type EnhancePage, tell } from './page.ts';

/** Sends files as soon as they are chosen, and says how far they are; the form then names them by their ids. */
export function enhance(field: HTMLElement, definition: FileUploadField, side: EnhancePage): void {
  const { texts, page, kept } = side;
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) return;
  const { id, max_count = 1 } = definition;
  // What is chosen is sent by its id: the browser would send it once more.
  input.removeAttribute('name');
  const list = make('ul', { className: 'files', ariaLive: 'polite' });
  input.before(list);
  registerReceived(field, side);

  const row = (name: string, remove: () => void): { item: HTMLLIElement; words: HTMLElement } => {
    const button = make('button', { type: 'button', className: 'clear' }, '×');
    button.ariaLabel = worded(texts.file_remove ?? '', { name });
    const words = make('span', { className: 'words' }, name);
    const item = make('li', {}, words, button);
    button.onclick = () => {
      remove();
      item.remove();
      input.focus();
      tell(input);
    };
    list.append(item);
    return { item, words };
  };

  const show = (item: HTMLElement, words: HTMLElement, file: UploadedFile) => {
    page.files.set(file.id, file);
    const size = make('span', { className: 'more' }, writtenSize(file.size, document.documentElement.lang));
    words.replaceChildren(`${file.name} `, size);
    item.append(make('input', { type: 'hidden', name: id, value: file.id }));
  };

  const send = async (file: File) => {
    const stop = new AbortController();
    const { item, words } = row(file.name, () => stop.abort());
    const bar = make('progress', { max: file.size || 1, value: 0, ariaLabel: file.name });
    item.append(bar);
    try {
      const uploaded = await uploadFile(file, {
        formPath: location.pathname.replace(/\/$/, '') + location.search,
        field: id,
        ticket: page.hidden('_ticket').value,
        onProgress: (received) => {
          bar.value = received;
        },
        signal: stop.signal,
      });
      show(item, words, uploaded);
      tell(input);
    } catch (error) {
      if (stop.signal.aborted) return;
      item.classList.add('error');
      words.textContent = refusal(error, file.name, definition, side);
    } finally {
      bar.remove();
    }
  };

  for (const each of kept.get(id) ?? []) {
    const file = page.files.get(each);
    if (file === undefined || field.querySelector(`[value="${CSS.escape(each)}"]`) !== null) continue;
    const { item, words } = row(file.name, () => {});
    show(item, words, file);
  }

  input.onchange = () => {
    // In the place of one file goes another.
    if (max_count === 1 && input.files?.length === 1)
      for (const button of list.querySelectorAll('button')) button.click();
    for (const file of input.files ?? []) {
      const sent: Promise<void> = send(file).finally(() => page.uploads.delete(sent));
      page.uploads.add(sent);
    }
    input.value = '';
  };
}

/** Files that arrived with an earlier attempt stand on the page already, each with a tick. */
function registerReceived(field: HTMLElement, { page }: EnhancePage): void {
  for (const tick of field.querySelectorAll<HTMLInputElement>('[data-file]'))
    page.files.set(tick.value, { id: tick.value, ...JSON.parse(tick.dataset.file ?? '{}') });
}

/** Why a file was not taken, in the words for answers where there are some. */
function refusal(error: unknown, name: string, { max_size }: FileUploadField, side: EnhancePage): string {
  const code = error instanceof UploadRefused ? (error.message as FaultCode) : undefined;
  const { messages } = side.page.data;
  return code !== undefined && messages[code] !== undefined
    ? faultMessage({ code, parameters: { name, max: max_size ?? 10_000_000 } }, messages as FaultMessages)
    : worded(side.texts.file_failed ?? '', { name });
}
