/** Whether chords are made with ⌘ on this machine. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad|iPod/.test(navigator.userAgent);
}
