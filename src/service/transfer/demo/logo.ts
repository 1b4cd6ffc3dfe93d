import type { Theme } from '#form/schema/theme.ts';

/** The mark of Lantern House. */
export const logo: NonNullable<Theme['logo']> = { source: 'picture:lantern', alternative: 'Lantern House' };
