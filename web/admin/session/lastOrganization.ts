const key = 'canvass-organization';

/** The organisation last used in this browser. */
export function lastOrganization(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function saveLastOrganization(id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    // Without storage, the app opens the first organisation.
  }
}
