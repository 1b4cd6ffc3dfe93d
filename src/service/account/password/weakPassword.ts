import { passwordJudge } from '#kit/secret/password/passwordStrength.ts';

/**
 * Whether the password is easy to guess. `known` is public knowledge about the person. The screen passes the same words
 * to the same rule, so both agree.
 */
export async function isWeakPassword(password: string, known: readonly string[]): Promise<boolean> {
  const judge = await passwordJudge();
  return ['short', 'weak'].includes(judge(password, known));
}
