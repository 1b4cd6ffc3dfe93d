import type { Handlers } from '../call.ts';

export const dataHandlers = {} as Handlers<'data' | 'exportData' | 'deleteOrganization' | 'keepOrganization'>;
