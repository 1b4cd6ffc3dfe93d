import type { Handlers } from '../call.ts';

export const totpHandlers = {} as Handlers<'beginTotp' | 'confirmTotp' | 'endTotp' | 'newRecoveryCodes'>;
