import { execFileSync } from 'node:child_process';

export interface OrdinaryUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root starts it as another user; undefined if this process is not root.
 */
export function ordinaryUser(): OrdinaryUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // No such user: try the next one.
    }
  }
  throw new Error('neither of the users "postgres" and "nobody" exists, and PostgreSQL does not run as root');
}
