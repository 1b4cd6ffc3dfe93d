import type { Handlers } from '../call.ts';

export const mailHandlers = {} as Handlers<
  'mail' | 'changeMail' | 'testMail' | 'outbox' | 'sendAgain' | 'discardMail'
>;
