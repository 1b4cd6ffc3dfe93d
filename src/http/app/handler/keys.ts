import type { Handlers } from '../call.ts';

export const keysHandlers = {} as Handlers<'keys' | 'createKey' | 'revokeKey'>;
