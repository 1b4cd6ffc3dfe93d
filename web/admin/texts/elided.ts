/**
 * "de" before a name in French, shortened before a vowel. Names in the audit log begin with an invisible mark.
 *
 * @example elided('Ada') === 'd’Ada'
 */
export function elided(name: string): string {
  return /^\u2068?[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
