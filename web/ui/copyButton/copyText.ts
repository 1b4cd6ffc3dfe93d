/** Copies the text. Returns whether the browser allowed it; rejects if the text itself fails to load. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeDeferred(text));
    return true;
  } catch {
    // Without HTTPS there is no clipboard API, and the user may deny it.
    return copySelected(await text);
  }
}

/** Starts the write during the click, because Safari refuses it after an await. */
async function writeDeferred(text: Promise<string>): Promise<void> {
  const content = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'ui-hidden';
  // Inserts the area next to the focused element: a dialog with a focus trap would take the focus back from
  // elsewhere.
  (before?.parentElement ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
