import { useEffect, useState } from 'react';
import type { PasswordJudge, PasswordStrength } from '#kit/secret/password/passwordStrength.ts';
import { loadJudge, strengthOf } from './passwordMeter.ts';

/**
 * Rates a password with the judge that the service uses too. The judge's list of common passwords is large, so it is
 * imported lazily; undefined until it has loaded.
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
      // The service checks again and reports a weak password.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return strengthOf(judge, password, known);
}
