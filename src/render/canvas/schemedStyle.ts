/** The style of a page in a chosen colour scheme, instead of that of the device. */
export function schemedStyle(style: string, scheme: 'light' | 'dark'): string {
  // Media features that always and never hold.
  const holds = scheme === 'dark' ? '(min-width:0)' : '(min-width:999999px)';
  const reverse = scheme === 'dark' ? '(min-width:999999px)' : '(min-width:0)';
  return style
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, holds)
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*light\s*\)/gi, reverse)
    .replaceAll('color-scheme:light dark', `color-scheme:${scheme}`);
}
