import type { Handlers } from '../call.ts';

export const passkeysHandlers = {} as Handlers<
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'
  | 'beginPasskeyConfirm'
  | 'confirmWithPasskey'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
>;
