/** What the service takes; it looks into the file itself, this only spares the way. */
export const logoTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

export const largestLogo = 512 * 1024;
