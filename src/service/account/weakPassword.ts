/** The commonest of those that are long enough, without the digits and marks that people put behind a word. */
const commonest = new Set(
  `0987654321 1029384756 1122334455 1234512345 1234554321 123456789 1234567890 12345678910 123456789a 12345678901 123456
  123123123 147258369 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw2 9876543210 987654321 a123456789 abc123456 abc123456789
  abcdefghij abcdefghijk abcd123456 abcd1234 administrator asdfghjkl asdfghjkl1 asdf123456 canvass changeme changemenow
  computer football iloveyou letmein letmeinnow liverpool metallica passw0rd password passwordpassword princess
  q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc qazwsxedcrfv qwerasdf qwerasdfzxcv qwer1234 qwerty qwerty123456 qwerty1234 qwerty12345
  qwertyqwerty qwertyuiop qwertyuiop123 qwertz qwertzuiop sunshine superman testtest test testing trustno welcome
  zaq12wsx zaqxswcde zxcvbnm zxcvbnmasdfghjkl`.split(/\s+/),
);

/**
 * Whether a password is among the first that somebody would try: one of the commonest, one character or a short piece
 * again and again, or what the person is called.
 */
export function isWeakPassword(password: string, person: { email: string; name: string }): boolean {
  const text = plain(password);
  const [local = ''] = person.email.split('@');
  const own = [person.email, local, person.name, person.name.replaceAll(/\s+/g, '')].map(plain);
  const stem = text.replace(/[\d\W_]+$/u, '');
  return (
    commonest.has(text) ||
    commonest.has(stem) ||
    own.includes(text) ||
    (stem !== '' && own.includes(stem)) ||
    /^(.{1,3}?)\1+$/u.test(text)
  );
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
