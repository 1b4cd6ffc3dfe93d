import { useEffect, useState } from 'react';
import type { PasswordJudge, PasswordStrength } from '#kit/secret/password/passwordStrength.ts';
import { shortestPassword } from '#kit/secret/password/shortestPassword.ts';

/**
 * How hard a password is to guess, by the judge that the service asks too. Its list of common passwords is large, so
 * that it is loaded with the first field for a new password; undefined until it is here.
 */
export function usePasswordStrength(
  password: string,
  known: readonly string[],
): PasswordStrength | undefined {
  const [judge, setJudge] = useState<PasswordJudge>();
  useEffect(() => {
    let isHere = true;
    loadJudge().then(
      (loaded) => isHere && setJudge(() => loaded),
      // The service judges as well, and says so.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (password.length < shortestPassword) return 'short';
  return judge?.(password, known);
}

async function loadJudge(): Promise<PasswordJudge> {
  const { passwordJudge } = await import('#kit/secret/password/passwordStrength.ts');
  return await passwordJudge();
}
