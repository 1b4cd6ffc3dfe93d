import { saveFile } from '../../../../ui/saveFile/saveFile.ts';

/** Lets the browser save a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  saveFile(url, name);
  // Revokes the URL after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
