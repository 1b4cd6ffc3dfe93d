import { faultMessage } from '#form/message/faultMessage.ts';
import type { FaultMessages } from '#form/message/language/english.ts';
import type { FileUploadField } from '#form/schema/field/fileUpload.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import type { FaultCode } from '#form/value/fault.ts';
import { formatSize } from '#render/fault/formatSize.ts';
import { fillPlaceholders } from '#render/field/shown.ts';
import { passName } from '#render/pageNames.ts';
import { createElement } from '../livePage.ts';
import { UploadRefused, uploadFile } from '../upload/uploadFile.ts';
import { dispatchChange, type EnhancePage, onAnswer } from './page.ts';

/** Uploads files as soon as they are chosen and shows the progress; the form sends their ids. */
export function enhance(field: HTMLElement, definition: FileUploadField, context: EnhancePage): void {
  const { texts, page, restored } = context;
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) return;
  const { id, max_count = 1 } = definition;
  // Without a name the browser does not send the file again; its id is sent instead.
  input.removeAttribute('name');
  const list = createElement('ul', { className: 'files', ariaLive: 'polite' });
  input.before(list);
  registerReceived(field, context);

  const queued = new Set<string>();
  /** Hides the file input where one file is the limit. */
  const update = () => {
    const isFull = max_count === 1 && list.querySelector('li:not(.error)') !== null;
    const hadFocus = document.activeElement === input;
    input.hidden = isFull;
    if (isFull && hadFocus) list.querySelector('button')?.focus();
  };
  /** Reports too many files at once; the visitor decides which to remove. */
  const onUploaded = () => {
    dispatchChange(input);
    if (field.querySelectorAll('[data-file]:checked,.files [name]').length > max_count)
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };

  const row = (name: string, remove: () => void): { item: HTMLLIElement; label: HTMLElement } => {
    const button = createElement('button', { type: 'button', className: 'clear' }, '×');
    button.ariaLabel = fillPlaceholders(texts.file_remove ?? '', { name });
    const label = createElement('span', { className: 'words' }, name);
    const item = createElement('li', {}, label, button);
    button.onclick = () => {
      remove();
      item.remove();
      dispatchChange(input);
      input.focus();
    };
    list.append(item);
    update();
    return { item, label };
  };

  const show = (item: HTMLElement, label: HTMLElement, file: UploadedFile) => {
    page.files.set(file.id, file);
    const size = createElement(
      'span',
      { className: 'more' },
      formatSize(file.size, document.documentElement.lang),
    );
    label.replaceChildren(`${file.name} `, size);
    item.append(createElement('input', { type: 'hidden', name: id, value: file.id }));
  };

  const send = async (file: File, key: string) => {
    const controller = new AbortController();
    const { item, label } = row(file.name, () => {
      controller.abort();
      queued.delete(key);
    });
    const note = createElement('span', { className: 'more' });
    label.append(note);
    const bar = createElement('progress', { max: file.size || 1, value: 0, ariaLabel: file.name });
    item.append(bar);
    try {
      const uploaded = await uploadFile(file, {
        formPath: location.pathname.replace(/\/$/, '') + location.search,
        field: id,
        ticket: page.ticket,
        pass: page.values().get(passName)?.[0],
        onProgress: (received) => {
          bar.value = received;
        },
        onWaiting: (isWaiting) => {
          note.textContent = (isWaiting && texts.file_waiting) || '';
        },
        signal: controller.signal,
      });
      show(item, label, uploaded);
      onUploaded();
    } catch (error) {
      if (controller.signal.aborted) return;
      item.classList.add('error');
      label.textContent = refusal(error, file.name, definition, context);
      queued.delete(key);
      update();
    } finally {
      bar.remove();
    }
  };

  for (const each of restored.get(id) ?? []) {
    const file = page.files.get(each);
    if (file === undefined || field.querySelector(`[value="${CSS.escape(each)}"]`) !== null) continue;
    const { item, label } = row(file.name, () => {});
    show(item, label, file);
  }

  input.onchange = () => {
    // A new file replaces the only one.
    if (max_count === 1 && input.files?.length === 1) {
      for (const button of list.querySelectorAll('button')) button.click();
      for (const tick of field.querySelectorAll<HTMLInputElement>('[data-file]')) tick.checked = false;
    }
    for (const file of input.files ?? []) {
      const key = JSON.stringify([file.name, file.size, file.lastModified]);
      if (queued.has(key)) continue;
      queued.add(key);
      const sent: Promise<void> = send(file, key).finally(() => page.uploads.delete(sent));
      page.uploads.add(sent);
    }
    input.value = '';
  };
  onAnswer(field, update);
}

/** The files of an earlier attempt are on the page already, each with a checkbox. */
function registerReceived(field: HTMLElement, { page }: EnhancePage): void {
  for (const tick of field.querySelectorAll<HTMLInputElement>('[data-file]'))
    page.files.set(tick.value, { id: tick.value, ...JSON.parse(tick.dataset.file ?? '{}') });
}

/** The reason for a refused file, as a fault message where there is one. */
function refusal(error: unknown, name: string, { max_size }: FileUploadField, context: EnhancePage): string {
  const code = error instanceof UploadRefused ? (error.message as FaultCode) : undefined;
  const { messages } = context.page.data;
  const max = formatSize(max_size ?? 10_000_000, document.documentElement.lang);
  return code !== undefined && messages[code] !== undefined
    ? faultMessage({ code, parameters: { name, max } }, messages as FaultMessages)
    : fillPlaceholders(context.texts.file_failed ?? '', { name });
}
