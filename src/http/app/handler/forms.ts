import type { Handlers } from '../call.ts';

export const formsHandlers = {} as Handlers<
  'forms' | 'templates' | 'createForm' | 'changeForm' | 'deleteForm' | 'restoreForm'
>;
