import { elementIn } from './elementIn.ts';

const shownFor = 2000;

export function addCopyButton(figure: Element): void {
  const code = elementIn(figure, 'code', HTMLElement);
  const caption = elementIn(figure, 'figcaption', HTMLElement);
  const announcement = elementIn(document, '.announcement', HTMLElement);
  const section = figure.closest('section')?.querySelector('h3')?.firstChild?.textContent ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy: ${section}, ${caption.textContent}`);
  button.addEventListener('click', async () => {
    const isCopied = await copy(code);
    button.textContent = isCopied ? 'Copied' : 'Selected';
    announcement.textContent = isCopied ? 'Copied' : 'Selected. Copy with the keyboard.';
    setTimeout(() => {
      button.textContent = 'Copy';
      announcement.textContent = '';
    }, shownFor);
  });
  caption.append(button);
}

/** The clipboard needs https or localhost; elsewhere the text is selected for the reader to copy. */
async function copy(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
