/** Whether shortcuts use ⌘ instead of Ctrl on this device. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad|iPod/.test(navigator.userAgent);
}
