/** The colour scheme of the app, in which a form is shown first. */
export function currentScheme(): 'light' | 'dark' {
  return getComputedStyle(document.documentElement).colorScheme === 'dark' ||
    (document.documentElement.dataset.theme === undefined &&
      matchMedia('(prefers-color-scheme: dark)').matches)
    ? 'dark'
    : 'light';
}
