import type { Handlers } from '../call.ts';

export const invitationsHandlers = {} as Handlers<
  | 'lookAtInvitation'
  | 'joinWithAccount'
  | 'acceptInvitation'
  | 'invitations'
  | 'invite'
  | 'renewInvitation'
  | 'withdrawInvitation'
>;
