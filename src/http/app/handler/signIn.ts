import type { Handlers } from '../call.ts';

export const signInHandlers = {} as Handlers<
  'signIn' | 'giveSecondFactor' | 'askForReset' | 'lookAtReset' | 'resetPassword' | 'confirmEmail'
>;
