import type { Handlers } from '../call.ts';

export const oidcHandlers = {} as Handlers<'beginOidc' | 'endOidc' | 'linkOidc' | 'unlinkOidc'>;
