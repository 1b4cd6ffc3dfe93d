import { rootOf } from '#render/share/formAddress.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { AnswerKeys } from '#service/collect/answerKeys.ts';
import type { Copies } from '#service/collect/copy/copyOfAnswers.ts';
import type { PaymentContext } from '#service/collect/payment/paymentContext.ts';
import { FormPasswords } from '#service/collect/publishedForm/formPasswords.ts';
import { PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';
import { FullOptions } from '#service/collect/submission/limit/fullOptions.ts';
import { SubmissionWriter } from '#service/collect/submission/submissionWriter.ts';
import { BodyAdmission } from '#service/collect/upload/bodyAdmission.ts';
import { Visits } from '#service/collect/visit/visits.ts';
import type { WorkMetrics } from '#service/operate/metrics/workMetrics.ts';
import type { Suspicion } from '#store/tables.ts';
import type { Exchange } from '../exchange.ts';
import type { Match } from '../route/router.ts';
import { type PageHandler, pageHandlers } from './pageHandlers.ts';
import type { Pages } from './pages.ts';
import { pageRequest } from './request.ts';
import { showStatus } from './show/showStatus.ts';
import { SpamGuard, type SpamGuardSettings } from './spamGuard.ts';

export interface OpenPages {
  /** Handles a request to an address of a form. */
  handle(handler: PageHandler, exchange: Exchange, match: Match): Promise<void>;
  /** Shows the "not found" page. */
  showMissing(exchange: Exchange): Promise<void>;
  /** Stores the visit counts. */
  flush(): Promise<void>;
  /** Drops expired counters of senders. */
  forgetSenders(): void;
  /** Bodies with files that are arriving. */
  uploadsUnderWay(): number;
}

/** Opens the pages of forms with the context for accepting submissions. */
export function openPages(
  context: PaymentContext,
  setting: Pick<
    Pages,
    'assets' | 'files' | 'folder' | 'secrets' | 'trustedProxies' | 'locations' | 'appOrigin'
  > & {
    spam: Pick<SpamGuardSettings, 'limit' | 'metrics'>;
    /** Counts submissions and visits. */
    metrics: WorkMetrics;
    copies?: Copies;
  },
): OpenPages {
  const { store, clock } = context;
  const { metrics } = setting;
  const visits = new Visits(store, clock, (kind) => metrics.visit(kind));
  const answerKeys = new AnswerKeys(() => setting.secrets().hash_key);
  // Extends the same object, because its public address is set only once the port is known.
  const submissions = Object.assign(context, {
    answerKeys,
    writer: new SubmissionWriter(
      store,
      answerKeys,
      clock,
      (text) => new AccountKeys(setting.secrets()).seal('private_run', text),
      (size, seconds) => metrics.submissionGroup(size, seconds),
    ),
    passwords: new FormPasswords(clock),
    copies: setting.copies,
    onResult: metrics.submission.bind(metrics),
    onCaught: (reason: Suspicion) => setting.spam.metrics.quarantined(reason),
  });
  const { secrets, trustedProxies } = setting;
  const windows = store.countedWindows;
  const spam = new SpamGuard({ ...setting.spam, trustedProxies, windows, secrets, clock });
  const full = new FullOptions(store.readStale, clock);
  const forms = new PublishedForms(store, () => context.formsUrl);
  const bodies = new BodyAdmission(setting.files.room);
  const pages: Pages = { ...setting, forms, submissions, visits, spam, full, bodies, clock };
  return {
    handle: (handler, exchange, match) => pageHandlers[handler](pages, exchange, match),
    showMissing: async (exchange) => {
      const request = pageRequest(exchange, '', rootOf(context.formsUrl), () => undefined);
      await showStatus(request, 404, { kind: 'page_not_found' }, undefined, 'nowhere');
    },
    flush: () => visits.flush(),
    forgetSenders: () => spam.forgetSenders(),
    uploadsUnderWay: () => bodies.underWay,
  };
}
