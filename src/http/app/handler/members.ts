import type { Handlers } from '../call.ts';

export const membersHandlers = {} as Handlers<
  | 'organization'
  | 'changeOrganization'
  | 'leaveOrganization'
  | 'members'
  | 'changeMember'
  | 'removeMember'
  | 'makeResetLink'
>;
