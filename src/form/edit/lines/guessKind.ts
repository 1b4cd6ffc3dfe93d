import { foldForSearch } from '#kit/text/foldForSearch.ts';
import { yesNoWords } from '../entries/fieldEntries.ts';
import { kindWords, severalWords } from './kindWords.ts';
import type { Question, QuestionKind } from './question.ts';

/** With more options a list that opens is easier to read. */
const maxShownOptions = 12;

type Guess = Pick<Question, 'kind' | 'max'> & { readonly label?: string };

/** The kind of field that fits a question and its options. */
export function guessKind(label: string, options: readonly string[], several: boolean): Guess {
  const folded = foldForSearch(label)
    .replaceAll('’', ' ')
    .replaceAll("'", ' ')
    .replace(/^[¿¡\s]+/, '');
  if (options.length > 0) return { kind: kindOfOptions(folded, options, several) };
  const scale = scaleIn(folded);
  if (scale?.from === 0 && scale.to === 10) return { kind: 'nps' };
  if (scale?.from === 1 && scale.to <= 10) return { kind: 'rating', max: scale.to };
  const found = kindWords.find(([, words]) => words.test(folded))?.[0];
  if (found !== undefined) return { kind: found };
  // A sentence that asks nothing is a text to read; a label is shorter.
  return { kind: /[.!]$/.test(folded) && folded.split(' ').length > 5 ? 'rich_text' : 'one_line_input' };
}

function kindOfOptions(folded: string, options: readonly string[], several: boolean): QuestionKind {
  if (several || severalWords.test(folded)) return 'choices';
  if (options.length === 2 && yesNoWords.test(foldForSearch(options.join(' ')))) return 'yes_no';
  return options.length > maxShownOptions ? 'dropdown' : 'multiple_choice';
}

/** `(1-5)`, `from 1 to 10`, `von 1 bis 5`, `de 1 a 5` */
function scaleIn(folded: string): { from: number; to: number } | undefined {
  const [, from, to] = /(?<!\d)([01])\s*(?:-|–|to|bis|a|au|hasta)\s*(\d{1,2})(?!\d)/.exec(folded) ?? [];
  if (from === undefined || to === undefined || Number(to) < 2) return undefined;
  return { from: Number(from), to: Number(to) };
}
