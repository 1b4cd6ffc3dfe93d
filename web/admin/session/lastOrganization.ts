const key = 'canvass-organization';

/** The organisation that this browser was last in. */
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
    // Then the first one is shown.
  }
}
