import { minimumPasswordLength } from '#kit/secret/password/minimumPasswordLength.ts';
import type { PasswordJudge, PasswordStrength } from '#kit/secret/password/passwordStrength.ts';

/** Rates a password. Short ones need no judge, so the meter shows something before it has loaded. */
export function strengthOf(
  judge: PasswordJudge | undefined,
  password: string,
  known: readonly string[],
): PasswordStrength | undefined {
  if (password.length < minimumPasswordLength) return 'short';
  return judge?.(password, known);
}

export async function loadJudge(): Promise<PasswordJudge> {
  const { passwordJudge } = await import('#kit/secret/password/passwordStrength.ts');
  return await passwordJudge();
}
