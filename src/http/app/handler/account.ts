import type { Handlers } from '../call.ts';

export const accountHandlers = {} as Handlers<
  | 'account'
  | 'changeAccount'
  | 'changeEmail'
  | 'changePassword'
  | 'confirmWithPassword'
  | 'sessions'
  | 'endSession'
  | 'endOtherSessions'
>;
