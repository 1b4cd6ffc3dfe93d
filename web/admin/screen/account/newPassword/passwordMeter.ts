import { minimumPasswordLength } from '#kit/secret/password/minimumPasswordLength.ts';
import type { PasswordJudge, PasswordStrength } from '#kit/secret/password/passwordStrength.ts';

/** Needs no judge for short passwords, so that the meter answers at once. */
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
