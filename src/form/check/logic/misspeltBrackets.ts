import { slipsBetween } from '#kit/text/nearestWord.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { type Finding, finding, type Location } from '../findings.ts';
import { shortened } from '../nameOf.ts';

const bracket = /(?<!\\)\[\s*([A-Za-z][\w-]{2,39}(?: \d{1,9})?)\s*\](?!\()/g;

/** Warns about `[feild1]`: a bracket that is text, but one letter away from a field. */
export function* misspeltBrackets(form: CheckedForm, text: string, location: Location): Generator<Finding> {
  for (const [, word = ''] of text.matchAll(bracket)) {
    // A key that is one letter longer does not make the number of the response a slip.
    const isKnown = word === 'number' || form.fieldOf(word) !== undefined;
    const meant = isKnown ? undefined : fieldNear(form, word);
    if (meant === undefined) continue;
    yield finding(
      'reference_misspelt',
      location,
      `[${shortened(word)}] is shown as it stands; write [${meant}] to insert the answer, or \\[ for a bracket.`,
    );
  }
}

function fieldNear(form: CheckedForm, word: string): string | undefined {
  const written = word.toLowerCase().replace(/\s/g, '');
  // Ids that differ in their number only are other fields, not slips.
  const number = /\d*$/.exec(written)?.[0];
  for (const { field } of form.fields) {
    for (const name of [field.id, field.key ?? field.id]) {
      if (/\d*$/.exec(name)?.[0] !== number) continue;
      if (slipsBetween(written, name.toLowerCase()) <= 1) return name;
    }
  }
  return undefined;
}
