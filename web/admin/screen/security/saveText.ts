/** Lets the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
