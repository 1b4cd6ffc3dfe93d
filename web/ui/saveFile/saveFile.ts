/** Lets the browser save what is at an address, under the name that its answer gives it unless another is given. */
export function saveFile(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
