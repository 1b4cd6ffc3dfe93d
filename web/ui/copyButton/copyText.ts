/** Whether the text is on the clipboard now. Fails where the text itself does not come. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text));
    return true;
  } catch {
    // Without HTTPS a browser has no such clipboard, or it asks and is refused.
    return copySelected(await text);
  }
}

/** Begins with the press, which is all that some browsers allow. */
async function writeLater(text: Promise<string>): Promise<void> {
  const content = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'ui-hidden';
  // Beside what has the focus: a dialog would take it back from anywhere else.
  (before?.parentElement ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
