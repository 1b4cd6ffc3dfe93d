import type { answersIn } from '#form/answer/faultsIn.ts';
import type { AnswersInput, Readings } from '#form/answer/readAnswers.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Submission } from '#service/collect/submission.ts';
import { bodyHash } from '../../body/bodyHash.ts';
import type { Uploads } from '../files/uploads.ts';
import { languageOf } from '../pageLanguageOf.ts';
import type { Pages } from '../pages.ts';
import { type PageRequest, personalKeyOf } from '../request.ts';
import type { Attempt } from '../spamGuard.ts';
import { visitorLocation } from '../visitorLocation.ts';
import { deviceOf } from './deviceOf.ts';

/** The differences between a form post and JSON. */
export interface SentAnswers {
  readonly input: AnswersInput;
  readonly readings: Readings;
  /** The answers in `readings`. */
  readonly answers: ReturnType<typeof answersIn>;
  readonly uploads: Uploads;
  readonly url: string;
  /** Seconds from the first view. */
  readonly timeSpent: number;
  readonly attempt: Attempt;
  readonly asksCopy?: boolean;
  /** The visitor's credentials, and why the files were refused. */
  readonly credentials: Pick<
    Submission,
    'password' | 'isAdmitted' | 'browserToken' | 'personalKey' | 'refused'
  >;
}

/** Builds the submission; throws the problem if the spam checks demand a proof of work. */
export async function toSubmission(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  { input, readings, answers, uploads, url, timeSpent, attempt, asksCopy = false, credentials }: SentAnswers,
): Promise<Submission> {
  const { request: incoming } = request.exchange;
  const suspicion = await pages.spam.judge(incoming, form, attempt);
  return {
    submission_id: attempt.submissionId,
    test: attempt.test,
    suspicion,
    input,
    readings,
    url,
    time_spent: timeSpent,
    location: await visitorLocation(pages, request, form),
    device: deviceOf(incoming.headers['user-agent']),
    asksCopy,
    language: pageLanguage(request, form, attempt),
    body_hash: bodyHash(answers, (id) => uploads.sha256Of(id)),
    upload: (id, fieldId) => uploads.find(id, fieldId),
    files: uploads.files,
    personalKey: personalKeyOf(request),
    ...(credentials.password === undefined ? {} : { signal: request.exchange.waitSignal }),
    ...credentials,
  };
}

/** The language of the visitor's page. A program shows no page, so it has one only if its address names it. */
function pageLanguage(
  { exchange, query }: PageRequest,
  { definition }: PublishedForm,
  { by }: Attempt,
): string | undefined {
  const asked = query.get('lang') ?? undefined;
  if (by === 'program' && asked === undefined) return undefined;
  return languageOf(definition, exchange.request.headers['accept-language'], asked);
}
