import { defaults, type FileUploadField } from '#form/type/fileUpload/settings.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { createElement } from '../../livePage.ts';
import type { EnhancePage } from '../page.ts';

type Take = (files: Iterable<File>) => void;

/**
 * Puts a button in the language of the page under the file input, which stays above it, invisible, for clicks, keys
 * and screen readers. Files may also be dropped, pasted and photographed.
 */
export function enhanceDropArea(
  field: HTMLElement,
  input: HTMLInputElement,
  definition: FileUploadField,
  { texts }: EnhancePage,
  take: Take,
): HTMLElement {
  const { types, max_count: count } = fillDefaults(defaults, definition);
  const area = input.parentElement ?? field;
  const choose = (count === 1 ? texts.file_choose : texts.files_choose) ?? '';
  area.classList.add('live');
  area.prepend(
    createElement('span', { className: 'button quiet', ariaHidden: 'true' }, choose),
    createElement('span', { className: 'hint', ariaHidden: 'true' }, texts.file_drop ?? ''),
  );
  if (acceptsPhotos(types)) area.append(photoButton(texts.file_photo ?? '', take));
  takeDropped(field, area, take);
  takePasted(field, take);
  return area;
}

function acceptsPhotos(types: readonly string[] | undefined): boolean {
  return types?.some((type) => /^(image$|image\/(jpeg|heic)$|\.jpe?g$)/.test(type)) ?? true;
}

/** CSS shows it on touch devices only, which have cameras at hand. */
function photoButton(text: string, take: Take): HTMLButtonElement {
  const button = createElement('button', { type: 'button', className: 'button quiet photo' }, text);
  button.onclick = () => {
    const camera = createElement('input', { type: 'file', accept: 'image/*' });
    camera.setAttribute('capture', 'environment');
    camera.onchange = () => take(camera.files ?? []);
    camera.click();
  };
  return button;
}

function takeDropped(field: HTMLElement, area: HTMLElement, take: Take): void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  const mark = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    area.classList.add('over');
  };
  field.addEventListener('dragenter', mark);
  field.addEventListener('dragover', mark);
  field.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!field.contains(relatedTarget as Node | null)) area.classList.remove('over');
  });
  field.addEventListener('drop', (event) => {
    area.classList.remove('over');
    if (!hasFiles(event)) return;
    event.preventDefault();
    take(event.dataTransfer?.files ?? []);
  });
  // A file that misses the field must not replace the page.
  for (const type of ['dragover', 'drop'] as const)
    document.addEventListener(type, (event) => hasFiles(event) && event.preventDefault());
}

/** Takes files pasted into the field or, where it is the only one in view, anywhere on the page. */
function takePasted(field: HTMLElement, take: Take): void {
  document.addEventListener('paste', (event) => {
    const files = event.clipboardData?.files;
    if (!files?.length || event.defaultPrevented || !field.checkVisibility()) return;
    const areas = [...document.querySelectorAll('.drop')].filter((area) => area.checkVisibility());
    const isOnly = areas.length === 1 && field.contains(areas[0] ?? null);
    if (!isOnly && !field.contains(event.target as Node | null)) return;
    event.preventDefault();
    take(files);
  });
}
