/** The address of a form by another of its names: its id, which never changes, or its readable name. */
export function addressBy(url: string, name: string): string {
  return `${url.slice(0, url.lastIndexOf('/') + 1)}${encodeURIComponent(name)}`;
}

/** As in `src/form/schema/settings.ts`, which the app does not load. */
const slugPattern = /^(?![0-9a-z]{8}$)[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** Whether a text can be the readable address of a form. */
export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}
