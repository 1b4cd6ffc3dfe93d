import { defaults, type FileUploadField } from '#form/type/fileUpload/settings.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { createElement } from '../../livePage.ts';
import { dispatchChange, type EnhancePage, onAnswer } from '../page.ts';
import { enhanceDropArea } from './dropArea.ts';
import { FileRow } from './fileRow.ts';
import { registerReceived } from './received.ts';
import { failureOf, sendFile } from './sendFile.ts';

/** Uploads files as soon as they are chosen and shows the progress; the form sends their ids. */
export function enhance(field: HTMLElement, definition: FileUploadField, context: EnhancePage): void {
  const { texts, page, restored } = context;
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) return;
  const { id, max_count } = fillDefaults(defaults, definition);
  // Without a name the browser does not send the file again; its id is sent instead.
  input.removeAttribute('name');
  const list = createElement('ul', { className: 'files', ariaLive: 'polite' });
  registerReceived(field, context);

  const queued = new Set<string>();
  /** Hides the file input where one file is the limit. */
  const update = () => {
    const isFull = max_count === 1 && list.querySelector('li:not(.error)') !== null;
    const hadFocus = document.activeElement === input;
    area.hidden = isFull;
    input.hidden = isFull;
    if (isFull && hadFocus) list.querySelector('button')?.focus();
  };
  /** Reports too many files at once; the visitor decides which to remove. */
  const onUploaded = () => {
    dispatchChange(input);
    if (field.querySelectorAll('[data-file]:checked,.files [name]').length > max_count)
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };

  const addRow = (name: string, onRemove: () => void, file?: File): FileRow => {
    const row = new FileRow(name, texts, file);
    row.remove.onclick = () => {
      onRemove();
      row.element.remove();
      dispatchChange(input);
      input.focus();
    };
    list.append(row.element);
    update();
    return row;
  };

  const show = (row: FileRow, file: UploadedFile) => {
    row.showUploaded(file);
    row.element.append(createElement('input', { type: 'hidden', name: id, value: file.id }));
  };

  const send = async (file: File, row: FileRow, signal: AbortSignal): Promise<void> => {
    row.showProgress(0, file.size);
    update();
    try {
      const uploaded = await sendFile(file, definition, context, {
        onProgress: (received) => row.showProgress(received, file.size),
        onWaiting: (isWaiting) => row.showWaiting(isWaiting),
        signal,
      });
      show(row, uploaded);
      onUploaded();
    } catch (error) {
      if (signal.aborted) return;
      const { sentence, isFinal } = failureOf(error, file.name, definition, context);
      row.showError(sentence, isFinal ? undefined : () => void send(file, row, signal));
      update();
    }
  };

  const take = (files: Iterable<File>) => {
    const chosen = [...files];
    // A new file replaces the only one.
    if (max_count === 1 && chosen.length === 1) {
      for (const button of list.querySelectorAll<HTMLElement>('.clear:not(.retry)')) button.click();
      for (const tick of field.querySelectorAll<HTMLInputElement>('[data-file]')) tick.checked = false;
    }
    for (const file of chosen) {
      const key = JSON.stringify([file.name, file.size, file.lastModified]);
      if (queued.has(key)) continue;
      queued.add(key);
      const controller = new AbortController();
      const onRemove = () => {
        controller.abort();
        queued.delete(key);
      };
      void send(file, addRow(file.name, onRemove, file), controller.signal);
    }
  };

  const area = enhanceDropArea(field, input, definition, context, take);
  area.before(list);
  for (const each of restored.get(id) ?? []) {
    const file = page.files.get(each);
    if (file === undefined || field.querySelector(`[value="${CSS.escape(each)}"]`) !== null) continue;
    show(
      addRow(file.name, () => {}),
      file,
    );
  }
  input.onchange = () => {
    take(input.files ?? []);
    input.value = '';
  };
  onAnswer(field, update);
}
