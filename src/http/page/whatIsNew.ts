import type { Readings } from '#form/answer/readAnswers.ts';
import { settleReadings } from '#form/answer/settleSubmission.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import type { AnswerContext, FormValues } from '#form/value/answer.ts';
import { askedFields, readSeen } from '#render/askedFields.ts';
import { changedTexts, filledTexts } from '#render/filledTexts.ts';
import { seenName, textsName } from '#render/pageNames.ts';
import { startingValues } from '#render/startingValues.ts';
import { translateDefinition } from '#render/translateDefinition.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Pages } from './pages.ts';
import { type PageRequest, speechFor, valuesIn } from './request.ts';
import { type FormAgain, unpaidIn } from './showForm.ts';

/**
 * What the answers have made of the form and the visitor has not seen: the form comes back with it, because nobody can
 * answer, or agree to, what they have not met.
 */
export async function whatIsNew(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  sent: Sent,
  context: AnswerContext,
): Promise<Partial<FormAgain> | undefined> {
  return newQuestions(request, form, sent, context) ?? (await newWords(pages, request, form, sent, context));
}

/** What was sent, read and looked at once. */
interface Sent {
  readonly values: FormValues;
  readonly readings: Readings;
  readonly state: FormState;
}

function newQuestions(
  { query }: PageRequest,
  { form }: PublishedForm,
  { values, state }: Sent,
  { today }: AnswerContext,
): Partial<FormAgain> | undefined {
  const seen = readSeen(form, values.get(seenName)?.[0] ?? '');
  const appeared = askedFields(form, state).filter((id) => !seen.has(id));
  if (appeared.length === 0) return undefined;
  const fresh = new Set(appeared);
  const starting = startingValues(form, valuesIn(query), today, (id) => fresh.has(id));
  return { notice: 'more_questions', appeared, values: new Map([...starting, ...values]) };
}

/** Texts and sums that are recorded as the visitor's answers make them, and that the page showed otherwise. */
async function newWords(
  pages: Pages,
  request: PageRequest,
  published: PublishedForm,
  { values, readings, state }: Sent,
  context: AnswerContext,
): Promise<Partial<FormAgain> | undefined> {
  const { form, definition } = published;
  const written = values.get(textsName)?.[0];
  if (written === undefined) return undefined;
  const { language } = await speechFor(request, definition);
  const said = { form, state, unpaid: unpaidIn(pages, published, context.today) };
  const texts = filledTexts(said, translateDefinition(definition, language));
  const changed = texts === undefined ? [] : changedTexts(texts, written);
  // Where something is wrong the page comes back with that, and says everything as it is.
  if (changed.length === 0 || !settleReadings(form, readings, context).ok) return undefined;
  return { notice: 'texts_changed', appeared: changed };
}
