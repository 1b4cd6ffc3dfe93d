import { foldForSearch } from '#kit/text/foldForSearch.ts';

interface LabelledAnswer {
  readonly type: string;
  readonly label: string;
  readonly value: unknown;
}

/** Words by which a question asks for a name: English, German, French, Spanish, Italian and Portuguese, without accents. */
const nameWords =
  /(?<![\p{L}\d])((full|first|last|sur|fore)?names?|call you|(voll|vor|nach|familien)?namen?|heisst|(pre)?nom|appelez|nombres?|apellidos?|llamas?|nome|cognome|chiami|sobrenome)(?![\p{L}\d])/u;

/** A name longer than this says no more. */
const longest = 60;

/** Whose answers these are, as far as they tell: what was written as a name, or else the mail address. */
export function nameAmong(answers: readonly LabelledAnswer[]): string | undefined {
  const named = answers.find(
    ({ type, label, value }) =>
      type === 'one_line_input' && isText(value) && nameWords.test(foldForSearch(label)),
  );
  const found = named ?? answers.find(({ type, value }) => type === 'email' && isText(value));
  const text = typeof found?.value === 'string' ? found.value.trim() : '';
  if (text === '') return undefined;
  const signs = [...text];
  return signs.length > longest ? `${signs.slice(0, longest).join('').trimEnd()}…` : text;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
