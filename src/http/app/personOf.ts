import type { SignedIn } from './call.ts';

/** The caller as the audit log names them. */
export function personOf({ user }: SignedIn) {
  return { kind: 'user', id: user.id, name: user.name } as const;
}
