import type { Handlers } from '../call.ts';

export const workspacesHandlers = {} as Handlers<
  'workspaces' | 'createWorkspace' | 'renameWorkspace' | 'deleteWorkspace' | 'giveWorkspace' | 'takeWorkspace'
>;
