import type { Action } from './action.ts';

export const mail: Action<'mail'> = {
  type: 'mail',
  receiver: () => 'mail',
  run: async () => ({
    kind: 'refused',
    error: { code: 'not_set_up', detail: 'Mails of workflows are not set up on this server.' },
  }),
};
