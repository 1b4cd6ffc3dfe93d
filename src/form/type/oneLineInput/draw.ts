import { plainNumber } from '#kit/text/plainNumber.ts';
import type { Drawing } from '../../simulate/person/drawing.ts';
import { postalAddress } from '../../simulate/person/postalAddress.ts';
import type { Respondent } from '../../simulate/person/respondent.ts';
import { fitted } from '../base/fitted.ts';
import { settled } from '../declarations.ts';
import { drawPatternText } from './drawPatternText.ts';
import type { OneLineInputField } from './settings.ts';

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

export const lineDrawing: Drawing<OneLineInputField> = {
  answer: drawLine,
  mistake: ({ accepts }, { given }) => (accepts === 'number' ? `${given}?` : undefined),
};

function drawLine(field: OneLineInputField, respondent: Respondent): string | undefined {
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

/** Usual numbers by what a label asks for; the form's bounds come first. */
const usual: readonly (readonly [label: RegExp, min: number, max: number])[] = [
  [/\bage\b|how old|\balter\b|\bâge\b|\bedad\b/i, 18, 80],
  [/\byear\b|\bjahr\b|\bannée\b|\baño\b/i, 1980, 2025],
  [/price|amount|budget|income|preis|betrag|prix|montant|precio|importe/i, 20, 500],
];

/** A number for a line of text. */
function drawNumber(field: OneLineInputField, { random, taste }: Respondent): string {
  const [, low, high] = usual.find(([label]) => label.test(`${field.key ?? ''} ${field.label}`)) ?? [
    0, 1, 10,
  ];
  const least = field.min ?? Math.min(low, field.max ?? low);
  const most = field.max ?? Math.max(high, least + (high - low));
  const isInside = field.min !== undefined && field.max !== undefined;
  // Within bounds of the form a usual number is still more likely than a huge one.
  const from = isInside && low >= least && high <= most ? low : least;
  const to = isInside && low >= least && high <= most ? high : most;
  if (taste !== 'any' && random.chance(0.7)) return plainNumber(taste === 'most' ? most : least);
  const whole = random.between(Math.ceil(from), Math.floor(to));
  if (whole >= least && whole <= most) return plainNumber(whole);
  const between = least + random.fraction() * (most - least);
  return plainNumber(Number(between.toPrecision(3)));
}
