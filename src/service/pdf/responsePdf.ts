import { pdf } from '#form/message/compiled/pdf.ts';
import { languages } from '#form/message/languages.ts';
import { textsIn } from '#form/message/textsIn.ts';
import { headerLine } from '#kit/text/headerLine.ts';
import { rowText } from '#render/answer/answerRows.ts';
import { type ReadableResponse, responseText } from '#render/answer/responseText.ts';
import { localeOf } from '#render/locale.ts';
import { translateDefinition } from '#render/translateDefinition.ts';
import type { PdfContent } from './pdfContent.ts';

/** Letters of labels and answers together; the rest is left out, so that no response keeps the thread busy for long. */
export const maxLetters = 60_000;
const maxTitleLength = 300;
const maxNameLength = 80;

interface PdfSource extends ReadableResponse {
  readonly form: ReadableResponse['form'] & { readonly name: string };
  readonly isTest: boolean;
}

/** The answers of a response page by page, in the language of its form, as its PDF shows them. */
export function responsePdf(source: PdfSource): PdfContent {
  const { form, response, isTest } = source;
  const { language, rows } = responseText(source);
  const texts = textsIn(pdf, language);
  const budget = new LetterBudget(maxLetters);
  const answered = new Map(rows().map((row) => [row.fieldId, row]));
  const { pages } = translateDefinition(form.definition, language);
  const sections = pages.flatMap(({ label, fields }) => {
    const shown = fields.flatMap(({ id }) => {
      const row = answered.get(id);
      // Of several fields with one id the first has the answer.
      answered.delete(id);
      return row === undefined || budget.isSpent
        ? []
        : [{ label: budget.take(row.label), value: budget.take(rowText(row)) }];
    });
    return shown.length === 0 ? [] : [{ title: shortened(headerLine(label), maxTitleLength), rows: shown }];
  });
  const number = response.number ?? undefined;
  return {
    name: fileName(form.name, number),
    language: localeOf(language),
    direction: languages.get(language.split('-')[0] ?? '')?.direction ?? 'ltr',
    title: shortened(headerLine(form.name), maxTitleLength),
    facts: [
      ...(number === undefined ? [] : [texts.response.replace('{number}', String(number))]),
      writtenInstant(response.createdAt, language, form.timeZone),
      ...(isTest ? [texts.test] : []),
    ],
    sections,
    notes: budget.isSpent ? [texts.cut] : [],
    missing: texts.missing,
    createdAt: response.createdAt,
  };
}

class LetterBudget {
  #left: number;
  isSpent = false;

  constructor(letters: number) {
    this.#left = letters;
  }

  take(text: string): string {
    if (text.length <= this.#left) {
      this.#left -= text.length;
      return text;
    }
    this.isSpent = true;
    const kept = text.slice(0, this.#left).toWellFormed();
    this.#left = 0;
    return `${kept}…`;
  }
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** `Customer-survey-12.pdf`: letters and digits only, which every system takes. */
function fileName(form: string, number: number | undefined): string {
  const words = form.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, maxNameLength).join('').replace(/-$/, '') || 'response';
  return `${number === undefined ? name : `${name}-${number}`}.pdf`;
}

function writtenInstant(time: number, language: string, timeZone: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn`, style).format(time);
}
