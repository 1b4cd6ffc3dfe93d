import { passwordJudge } from '#kit/secret/password/passwordStrength.ts';

/**
 * Whether somebody would guess it. `known` is what others know of the person; the screen where the password is chosen
 * gives the same to the same judge, so that both say the same.
 */
export async function isWeakPassword(password: string, known: readonly string[]): Promise<boolean> {
  const judge = await passwordJudge();
  return ['short', 'weak'].includes(judge(password, known));
}
