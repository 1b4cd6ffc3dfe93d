import type { Handlers } from '../call.ts';

export const brandingHandlers = {} as Handlers<'branding' | 'changeBranding' | 'setLogo' | 'removeLogo'>;
