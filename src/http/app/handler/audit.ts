import type { Handlers } from '../call.ts';

export const auditHandlers = {} as Handlers<'audit' | 'exportAudit'>;
