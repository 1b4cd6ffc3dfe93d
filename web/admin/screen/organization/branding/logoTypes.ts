/** Accepted types. The service inspects the file itself; this only avoids a useless upload. */
export const logoTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

export const largestLogo = 512 * 1024;
