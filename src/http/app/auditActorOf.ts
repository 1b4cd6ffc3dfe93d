import type { SignedIn } from './call.ts';

/** The caller as an actor of the audit log. */
export function auditActorOf({ user }: SignedIn) {
  return { kind: 'user', id: user.id, name: user.name } as const;
}
