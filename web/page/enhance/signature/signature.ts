import type { FileUploadField } from '#form/type/fileUpload/settings.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { createElement } from '../../livePage.ts';
import { FileRow } from '../file/fileRow.ts';
import { registerReceived } from '../file/received.ts';
import { failureOf, sendFile } from '../file/sendFile.ts';
import { dispatchChange, type EnhancePage, liveRegion } from '../page.ts';
import { SignaturePad } from './pad.ts';
import { toPicture } from './picture.ts';

/** Milliseconds without a change after which the picture is uploaded. */
const pause = 700;

/**
 * Offers a box to draw in and, for keyboards and screen readers, an input for the name in place of the file input. The
 * answer is uploaded as a picture.
 */
export function enhance(field: HTMLElement, definition: FileUploadField, context: EnhancePage): void {
  const { texts, page } = context;
  const chosen = field.querySelector<HTMLInputElement>('input[type=file]');
  const area = chosen?.parentElement;
  if (chosen == null || area == null) return;
  const { id } = definition;
  const sent = createElement('input', { type: 'hidden', name: id });
  const name = nameInput(chosen, texts.signature_type ?? '');
  const status = liveRegion();
  const failure = createElement('p', { className: 'more', role: 'status' });
  let controller = new AbortController();

  const pad = new SignaturePad(() => {
    if (pad.strokes.length > 0) name.value = '';
    box.classList.toggle('empty', pad.isEmpty);
    for (const button of tools) button.ariaDisabled = `${pad.isEmpty}`;
    forget();
    if (!pad.isEmpty) upload();
  });
  const remove = (how: 'undo' | 'clear') => {
    name.value = '';
    pad[how]();
  };
  const tools = [
    tool(texts.signature_undo ?? '', () => remove('undo')),
    tool(texts.clear ?? '', () => remove('clear')),
  ];

  /** Withdraws the answer, which no longer shows what is in the box. */
  const forget = () => {
    controller.abort();
    controller = new AbortController();
    status.textContent = '';
    failure.replaceChildren();
    if (sent.value === '') return;
    sent.value = '';
    dispatchChange(sent);
  };

  const send = async (signal: AbortSignal): Promise<void> => {
    await paused(pause, signal);
    const file = await toPicture(pad);
    try {
      const uploaded = await sendFile(file, definition, context, {
        onWaiting: (isWaiting) => {
          failure.textContent = (isWaiting && texts.file_waiting) || '';
        },
        signal,
      });
      signal.throwIfAborted();
      sent.value = uploaded.id;
      status.textContent = texts.signature_ready ?? '';
      dispatchChange(sent);
    } catch (error) {
      if (signal.aborted) return;
      const { sentence } = failureOf(error, file.name, definition, context);
      const retry = tool(texts.file_retry ?? '', upload);
      failure.replaceChildren(`${sentence} `, retry);
    }
  };
  /** The page waits for it before it sends the form. */
  const upload = () => {
    failure.replaceChildren();
    const done: Promise<unknown> = send(controller.signal)
      .catch(() => {})
      .finally(() => page.uploads.delete(done));
    page.uploads.add(done);
  };

  const hint = createElement('span', { className: 'hint', ariaHidden: 'true' }, texts.signature_here ?? '');
  pad.canvas.role = 'img';
  pad.canvas.ariaLabel = texts.signature_here ?? '';
  const box = createElement(
    'div',
    { className: 'sign pad empty' },
    createElement('div', { className: 'ink' }, hint, pad.canvas),
    createElement('div', { className: 'tools' }, name, ...tools),
  );
  for (const button of tools) button.ariaDisabled = 'true';
  name.oninput = () => pad.write(name.value);
  field.querySelector('.unscripted')?.remove();
  const known = earlierAnswer(field, definition, context);
  area.replaceWith(box, sent, failure, status);
  if (known === undefined) return;
  sent.value = known.id;
  showEarlier(known, box, name, texts, forget);
}

/** Takes the place of the file input, with its label and descriptions. */
function nameInput(chosen: HTMLInputElement, placeholder: string): HTMLInputElement {
  const { id } = chosen;
  const name = createElement('input', { type: 'text', className: 'sign-name', id, placeholder });
  name.autocomplete = 'name';
  for (const { name: key, value } of chosen.attributes)
    if (key.startsWith('aria-')) name.setAttribute(key, value);
  return name;
}

function tool(text: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', className: 'clear' }, text);
  button.onclick = () => {
    if (button.ariaDisabled !== 'true') onClick();
  };
  return button;
}

/** The signature from before a reload, or from a page that came back with errors. */
function earlierAnswer(
  field: HTMLElement,
  { id }: FileUploadField,
  context: EnhancePage,
): UploadedFile | undefined {
  const [received] = registerReceived(field, context);
  field.querySelector('.received')?.remove();
  const [restored = ''] = context.restored.get(id) ?? [];
  return received ?? context.page.files.get(restored);
}

/** A signature that only the server has is shown as a file; the box returns when it is removed. */
function showEarlier(
  file: UploadedFile,
  box: HTMLElement,
  name: HTMLInputElement,
  texts: EnhancePage['texts'],
  forget: () => void,
): void {
  const row = new FileRow(file.name, texts);
  row.showUploaded(file);
  const list = createElement('ul', { className: 'files' }, row.element);
  const show = (isShown: boolean) => {
    box.hidden = !isShown;
    name.hidden = !isShown;
  };
  show(false);
  box.before(list);
  row.remove.onclick = () => {
    list.remove();
    show(true);
    forget();
    name.focus();
  };
}

function paused(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
