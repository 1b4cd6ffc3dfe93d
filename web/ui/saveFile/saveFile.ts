/** Makes the browser download an address, under the name in its `Content-Disposition` header unless one is given. */
export function saveFile(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
