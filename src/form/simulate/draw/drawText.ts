import type { CommentField } from '../../type/comment/settings.ts';
import { settled } from '../../type/declarations.ts';
import type { OneLineInputField } from '../../type/oneLineInput/settings.ts';
import { countCharacters, cutText } from '../../value/text.ts';
import { postalAddress } from '../person/postalAddress.ts';
import type { Respondent } from '../respondent.ts';
import { drawNumber } from './drawNumber.ts';
import { drawPatternText } from './drawPatternText.ts';

const languages = ['English', 'Deutsch', 'Français', 'Español', '日本語'];

type Subject = readonly [label: RegExp, text: (respondent: Respondent) => string];

/** The subject of a question by its label, in the languages of the app. The first that fits wins. */
const subjects: readonly Subject[] = [
  [/\b(?:first|given|fore)[ _-]?name|vorname|prénom|nombre de pila/i, ({ given }) => given],
  [/\b(?:last|family|sur)[ _-]?name|nachname|familienname|nom de famille|apellido/i, ({ family }) => family],
  [/e-?mail/i, ({ email }) => email],
  [/phone|telefon|téléphone|teléfono|\bmobile\b/i, ({ random, town }) => random.digits(town.phone)],
  [
    /\bcompany|organi[sz]ation|employer|\bfirma|unternehmen|entreprise|empresa/i,
    ({ family }) => `${family} & Co.`,
  ],
  [
    /post(?:al)? ?code|\bzip\b|postleitzahl|\bplz\b|code postal|código postal/i,
    ({ random, town }) => random.digits(town.postalCode),
  ],
  [/\bcity|\btown|\bstadt|wohnort|\bville\b|ciudad/i, ({ town }) => town.city],
  [/\bstreet|\baddress|straße|anschrift|\badresse|dirección/i, (person) => postalAddress(person).line1],
  [/\bcountry|\bland\b|\bpays\b|\bpaís/i, ({ town }) => town.country],
  [/\blanguage|\bsprache|\blangue|\bidioma/i, ({ random }) => random.pick(languages)],
  [/name\b|\bnom\b|nombre/i, ({ name }) => name],
];

export function drawLine(field: OneLineInputField, respondent: Respondent): string | undefined {
  const { accepts, min_length: min, max_length: max } = settled(field);
  switch (accepts) {
    case 'number':
      return drawNumber(field, respondent);
    case 'url':
      return webAddress(respondent, min, max);
    case 'pattern':
      return field.pattern === undefined ? undefined : drawPatternText(field.pattern, respondent.random);
    case 'letters':
      return fitted(lettersOf(lineFor(field, respondent)) ?? respondent.name, min, max, respondent.given);
    case 'text':
      return fitted(lineFor(field, respondent), min, max, respondent.random.pick(respondent.locale.topics));
  }
}

/** A short answer to a question with this label. */
export function lineFor(
  field: { readonly label: string; readonly key?: string | undefined },
  respondent: Respondent,
): string {
  const asked = `${field.key ?? ''} ${field.label}`;
  const text = subjects.find(([label]) => label.test(asked))?.[1](respondent) ?? '';
  return text === '' ? respondent.random.pick(respondent.locale.topics) : text;
}

export function drawComment(field: CommentField, { random, locale }: Respondent): string {
  const { min_length: min, max_length: max } = settled(field);
  const count = random.between(1, 3);
  const first = random.below(locale.notes.length);
  const sentences = Array.from(
    { length: count },
    (_, index) => locale.notes[(first + index) % locale.notes.length] ?? '',
  );
  return fitted(sentences.join(locale.sentenceSpace), min, max, random.pick(locale.notes));
}

/** Longer by the filler, or cut, until it has a length that the field takes. */
export function fitted(text: string, min: number, max: number, filler: string): string {
  let long = text;
  while (countCharacters(long) < min) long += ` ${filler}`;
  if (countCharacters(long) <= max) return long;
  const cut = cutText(long, max);
  const whole = cut.slice(0, cut.lastIndexOf(' ')).trimEnd();
  return countCharacters(whole) >= Math.max(1, min) ? whole : cut.trim();
}

function lettersOf(text: string): string | undefined {
  const letters = text
    .replace(/[^\p{L}\p{M}\p{Zs}'’-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return /\p{L}/u.test(letters) ? letters : undefined;
}

function webAddress({ email }: Respondent, min: number, max: number): string {
  const short = 'https://example.org';
  const whole = `${short}/${email.split('@', 1)[0]}`.padEnd(min, '-');
  return whole.length <= max ? whole : short.padEnd(min, '/');
}
