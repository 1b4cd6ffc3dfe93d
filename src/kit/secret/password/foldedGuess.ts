/** Folds case and accents: `Contraseña` and `contrasena` are one guess. */
export function foldedGuess(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** A fast path for ASCII, which most texts are. */
const isPlain = /^[ -~]*$/;
