import { foldedGuess } from './foldedGuess.ts';

/** Common passwords in languages that the list lacks, and for this service. */
const others =
  `canvass passwort kennwort motdepasse contraseña contrasena senha parola wachtwoord lösenord adgangskode passord
  salasana hasło heslo lozinka jelszó slaptažodis пароль привет любовь 密码 密碼 パスワード 비밀번호 hallo
  willkommen bonjour bienvenue bienvenido hola schatz frühling sommer herbst winter printemps automne verano invierno
  januar februar märz april juni juli august september oktober november dezember janvier février avril juillet août
  septembre octobre novembre décembre enero febrero abril junio julio septiembre octubre noviembre diciembre january february
  spring summer autumn monday sunday montag sonntag changeme letmein administrator`.split(/\s+/);

/** The number of guesses for a word, as a power of ten; undefined if it is not in the list. */
export type WordCost = (word: string) => number | undefined;

let loading: Promise<WordCost> | undefined;

/** The list is large, so it is loaded when the first password is judged. */
export function commonWords(): Promise<WordCost> {
  loading ??= read();
  return loading;
}

async function read(): Promise<WordCost> {
  const [{ dictionary }, { longPasswords }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('./longPasswords.ts'),
  ]);
  const costs = new Map<string, number>();
  const add = (word: string, rank: number) => {
    const folded = foldedGuess(word);
    if (!costs.has(folded)) costs.set(folded, Math.log10(rank));
  };
  for (const [index, word] of dictionary['passwords-common'].entries()) {
    // In the list's order, with the extra words ranked among the thousand most common.
    if (index === 1000) for (const other of others) add(other, 1000);
    add(word, index + 1);
  }
  for (const word of longPasswords) add(word, costs.size);
  return (word) => costs.get(word);
}
