import type { Handlers } from '../call.ts';

export const setupHandlers = {} as Handlers<'lookAtSetup' | 'setUp'>;
