import { settleReadings } from '#form/answer/settleSubmission.ts';
import { startingValues } from '#form/answer/startingValues.ts';
import { answerableFields, readSeen } from '#render/answerableFields.ts';
import { changedTexts, filledTexts } from '#render/filledTexts.ts';
import { seenName, textsName } from '#render/pageNames.ts';
import { translateDefinition } from '#render/translateDefinition.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Pages } from '../pages.ts';
import { type PageRequest, pageLanguageFor, valuesIn } from '../request.ts';
import { unpaidIn } from '../show/answerContext.ts';
import type { FormRedisplay } from '../show/showForm.ts';
import type { EvaluatedForm } from './formPost.ts';

/**
 * Questions and texts that the answers revealed and the visitor has not seen yet: the form is shown again with them
 * before it is accepted.
 */
export async function unseenContent(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  evaluated: EvaluatedForm,
): Promise<Partial<FormRedisplay> | undefined> {
  return newQuestions(request, form, evaluated) ?? (await unseenTexts(pages, request, form, evaluated));
}

function newQuestions(
  { query }: PageRequest,
  { form }: PublishedForm,
  { values, state, context: { today } }: EvaluatedForm,
): Partial<FormRedisplay> | undefined {
  const seen = readSeen(form, values.get(seenName)?.[0] ?? '');
  const appeared = answerableFields(form, state).filter((id) => !seen.has(id));
  if (appeared.length === 0) return undefined;
  const fresh = new Set(appeared);
  const starting = startingValues(form, valuesIn(query), today, (id) => fresh.has(id));
  return { notice: 'more_questions', appeared, values: new Map([...starting, ...values]) };
}

/** Recorded texts and amounts that differ from those the page showed. */
async function unseenTexts(
  pages: Pages,
  request: PageRequest,
  published: PublishedForm,
  { values, readings, state, context }: EvaluatedForm,
): Promise<Partial<FormRedisplay> | undefined> {
  const { form, definition } = published;
  const written = values.get(textsName)?.[0];
  if (written === undefined) return undefined;
  const { language } = await pageLanguageFor(request, definition);
  const shown = { form, state, unpaid: unpaidIn(pages, published, context.today) };
  const texts = filledTexts(shown, translateDefinition(definition, language));
  const changed = texts === undefined ? [] : changedTexts(texts, written);
  // Faults take precedence: the page is shown again with them and with the current texts.
  if (changed.length === 0 || !settleReadings(form, readings, context).ok) return undefined;
  return { notice: 'texts_changed', appeared: changed };
}
